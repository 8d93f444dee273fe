import { StackActions, useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useMemo } from 'react';
import type { RootRoutes } from '../routes';

export type TabName = 'Roster' | 'Health' | 'Activation' | 'Dice' | 'Board';
export type Go = NativeStackNavigationProp<RootRoutes>;

export const useGo = (): Go => useNavigation<Go>();

/** To a tab, leaving whatever lies over it. */
export function useGoToTab(): (tab: TabName) => void {
  const go = useGo();
  return useMemo(() => (tab: TabName) => go.dispatch(StackActions.popTo('Tabs', { screen: tab })), [go]);
}
