import { findFocusedRoute, type NavigationState, type PartialState } from '@react-navigation/native';
import { Platform } from 'react-native';

import type { RootRoutes } from './routes';
import type { TabName } from './screens/useGo';
import { useMuster } from './store/muster';

/**
 * The place in the app is kept in the query ("?at=Health"), never in the path: every static host answers a reload, also
 * in a folder of its own.
 */
const TABS: readonly TabName[] = ['Roster', 'Health', 'Activation', 'Dice', 'Board'];
const OVER: readonly Exclude<keyof RootRoutes, 'Tabs'>[] = [
  'Games', 'NewGame', 'Warband', 'Unit', 'Rules', 'Report', 'Settings', 'About',
]; // prettier-ignore

type State = NavigationState | PartialState<NavigationState>;
type Start = PartialState<NavigationState>;

const onTab = (tab: TabName): Start['routes'][number] => ({
  name: 'Tabs',
  state: { routes: [{ name: tab }] },
});
const playing = (): TabName => (useMuster.getState().open ? 'Health' : 'Roster');

export function stateAt(search: string): Start | undefined {
  const { at, ...params } = Object.fromEntries(new URLSearchParams(search));
  const tab = TABS.find((name) => name === at);
  if (tab) return { routes: [onTab(tab)] };
  const over = OVER.find((name) => name === at);
  return over && { index: 1, routes: [onTab(playing()), { name: over, params }] };
}

export function searchOf(state: State): string {
  const route = findFocusedRoute(state);
  if (!route || route.name === 'Tabs') return '';
  const params = Object.entries(route.params ?? {}).filter(([, value]) => typeof value === 'string');
  return `?${new URLSearchParams([['at', route.name], ...params] as [string, string][]).toString()}`;
}

/** A game under way comes first, then the list of games; with neither, the warbands. */
export function here(): Start {
  const asked = Platform.OS === 'web' ? stateAt(window.location.search) : undefined;
  if (asked) return asked;
  const { open, games } = useMuster.getState();
  return open || games.length === 0 ? { routes: [onTab(playing())] } : atGames();
}

export const atGames = (): Start => ({ index: 1, routes: [onTab(playing()), { name: 'Games' }] });

export const linking = {
  enabled: 'auto' as const,
  prefixes: [],
  getStateFromPath: (path: string) => stateAt(path.slice(path.indexOf('?') + 1)),
  getPathFromState: (state: State) =>
    (Platform.OS === 'web' ? window.location.pathname : '/') + searchOf(state),
};
