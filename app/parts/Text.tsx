import { memo, type ReactNode } from 'react';
import { Platform, Text as NativeText, type StyleProp, type TextProps, type TextStyle } from 'react-native';
import { type, useTextScale, useTheme, type ColorKey, type TypeName } from '../theme';

export interface AppTextProps {
  readonly variant?: TypeName;
  readonly color?: ColorKey;
  readonly weight?: TextStyle['fontWeight'];
  readonly align?: TextStyle['textAlign'];
  readonly struck?: boolean;
  /** Text stops growing at this multiple, e.g. 1.3 for tab labels. */
  readonly maxScale?: number;
  readonly lines?: number;
  readonly role?: TextProps['role'];
  /** The heading that names the whole screen; other headings need none. */
  readonly level?: 1;
  readonly label?: string;
  readonly live?: 'polite' | 'assertive';
  readonly style?: StyleProp<TextStyle>;
  readonly testID?: string;
  readonly children: ReactNode;
}

export const Text = memo(function Text(props: AppTextProps) {
  const { variant = 'body', color = 'ink', weight, align, struck, maxScale, lines } = props;
  const theme = useTheme();
  const scale = useTextScale();
  // A phone enlarges text by itself; a browser does not enlarge pixel sizes.
  const grow = Platform.OS === 'web' ? Math.min(scale, maxScale ?? scale) : 1;
  const base = type[variant];
  return (
    <NativeText
      role={props.role}
      {...(props.level && { 'aria-level': props.level })}
      aria-label={props.label}
      aria-live={props.live}
      testID={props.testID}
      maxFontSizeMultiplier={maxScale}
      numberOfLines={lines}
      style={[
        base,
        { color: theme.color[color] },
        grow !== 1 && {
          fontSize: base.fontSize * grow,
          lineHeight: base.lineHeight * grow,
          letterSpacing: base.letterSpacing * grow,
        },
        weight !== undefined && { fontWeight: weight },
        align !== undefined && { textAlign: align },
        struck === true && { textDecorationLine: 'line-through' },
        props.style,
      ]}
    >
      {props.children}
    </NativeText>
  );
});
