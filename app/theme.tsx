import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { Platform, useColorScheme, useWindowDimensions } from 'react-native';
import { BOARD_COLORS, CHART_BAR, COLORS, type BoardColors, type Colors } from './tokens';

export * from './tokens';

export type Scheme = 'light' | 'dark';
export type SchemeChoice = 'system' | Scheme;

export interface Theme {
  readonly scheme: Scheme;
  readonly color: Colors;
  readonly board: BoardColors;
  readonly chartBar: string;
}

const themeOf = (scheme: Scheme): Theme => ({
  scheme,
  color: COLORS[scheme],
  board: BOARD_COLORS[scheme],
  chartBar: CHART_BAR[scheme],
});
const THEMES: Readonly<Record<Scheme, Theme>> = { light: themeOf('light'), dark: themeOf('dark') };

const ThemeContext = createContext<Theme>(THEMES.light);
const WebScaleContext = createContext<number>(1);

export interface ThemeProviderProps {
  readonly scheme: SchemeChoice;
  readonly children: ReactNode;
}

export function ThemeProvider({ scheme, children }: ThemeProviderProps) {
  const system = useColorScheme();
  const shown: Scheme = scheme === 'system' ? (system === 'dark' ? 'dark' : 'light') : scheme;
  const webScale = useSyncExternalStore(onResize, rootFontScale, () => 1);
  return (
    <ThemeContext.Provider value={THEMES[shown]}>
      <WebScaleContext.Provider value={webScale}>{children}</WebScaleContext.Provider>
    </ThemeContext.Provider>
  );
}

export const useTheme = (): Theme => useContext(ThemeContext);

/** How much larger than usual the reader wants text: the system's font scale, or the browser's root font size. */
export function useTextScale(): number {
  const webScale = useContext(WebScaleContext);
  const { fontScale } = useWindowDimensions();
  return Platform.OS === 'web' ? webScale : fontScale;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly fontScale: number;
  /** Two columns become one. */
  readonly compact: boolean;
}

export function useRoomy(): Layout {
  const { width, height } = useWindowDimensions();
  const fontScale = useTextScale();
  return useMemo(
    () => ({ width, height, fontScale, compact: width < 360 || fontScale >= 1.5 }),
    [width, height, fontScale],
  );
}

function onResize(changed: () => void): () => void {
  if (Platform.OS !== 'web' || typeof window === 'undefined') return () => undefined;
  window.addEventListener('resize', changed);
  return () => window.removeEventListener('resize', changed);
}

function rootFontScale(): number {
  if (Platform.OS !== 'web' || typeof document === 'undefined') return 1;
  return parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
}
