import { createBottomTabNavigator, type BottomTabBarProps } from '@react-navigation/bottom-tabs';
import { createStaticNavigation, DefaultTheme } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { useState } from 'react';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { enableScreens } from 'react-native-screens';

import { viewOf } from '../engine';
import { atGames, here, linking } from './linking';
import type { IconName } from './parts/Icon';
import { TabBar } from './parts/TabBar';
import { About } from './screens/About';
import { Activation } from './screens/Activation';
import { Board } from './screens/Board';
import { Dice } from './screens/Dice';
import { Games } from './screens/Games';
import { Health } from './screens/Health';
import { Lab } from './screens/lab/Lab';
import { NewGame } from './screens/NewGame';
import { Report } from './screens/Report';
import { Roster } from './screens/Roster';
import { Rules } from './screens/Rules';
import { Settings } from './screens/Settings';
import { Unit } from './screens/Unit';
import type { TabName } from './screens/useGo';
import { Warband } from './screens/Warband';
import { withGame } from './screens/withGame';
import { useMuster } from './store/muster';
import { useRoomy, useTheme } from './theme';

// In a browser a tab that is not in front is else still drawn, behind the one that is.
enableScreens();

const TABS: Readonly<Record<TabName, { readonly icon: IconName }>> = {
  Roster: { icon: 'roster' },
  Health: { icon: 'health' },
  Activation: { icon: 'activation' },
  Dice: { icon: 'dice' },
  Board: { icon: 'board' },
};
const Tab = createBottomTabNavigator<Record<TabName, undefined>>();

const HealthTab = withGame(Health, {
  icon: 'health',
  title: 'Everyone’s health, at a glance',
  text: 'With a game open, this is where every unit of every side stands, with a − and a + beside it.',
});
const ActivationTab = withGame(Activation, {
  icon: 'activation',
  title: 'Whose turn it is',
  text: 'With a game open, this shows the round, who has still to act, and what a unit may do now.',
});
function DiceTab() {
  return useMuster((state) => state.open !== undefined) ? <Dice /> : <Lab />;
}
const BoardTab = withGame(Board, {
  icon: 'board',
  title: 'The board',
  text: 'With a game open, this shows the board and what stands on it.',
});

/** The fifth tab is there when the open game has a board. */
const useHasBoard = (): boolean =>
  useMuster(({ open }) => open !== undefined && viewOf(open.game).board !== undefined);

function Tabs() {
  const [first] = useState((): TabName => (useMuster.getState().open ? 'Health' : 'Roster'));
  const hasBoard = useHasBoard();
  const { width, height } = useRoomy();
  const rail = width > height && height < 520;
  return (
    <Tab.Navigator
      initialRouteName={first}
      backBehavior="none"
      screenOptions={{ headerShown: false, tabBarPosition: rail ? 'left' : 'bottom', sceneStyle: CLEAR }}
      tabBar={(props) => <Bar {...props} rail={rail} />}
    >
      <Tab.Screen name="Roster" component={Roster} options={{ title: 'Warbands' }} />
      <Tab.Screen name="Health" component={HealthTab} />
      <Tab.Screen name="Activation" component={ActivationTab} />
      <Tab.Screen name="Dice" component={DiceTab} />
      {hasBoard && <Tab.Screen name="Board" component={BoardTab} />}
    </Tab.Navigator>
  );
}

function Bar({ state, navigation, rail }: BottomTabBarProps & { readonly rail: boolean }) {
  const inset = useSafeAreaInsets();
  const tabs = state.routeNames.map((name) => ({ id: name, label: name, icon: TABS[name as TabName].icon }));
  return (
    <TabBar
      tabs={tabs}
      current={state.routeNames[state.index] ?? 'Roster'}
      onSelect={(name) => navigation.navigate(name)}
      rail={rail}
      inset={inset}
    />
  );
}

const CLEAR = { backgroundColor: 'transparent' } as const;

const Stack = createNativeStackNavigator({
  initialRouteName: 'Tabs',
  screenOptions: { headerShown: false },
  screens: {
    Tabs: { screen: Tabs, options: { title: 'Muster' } },
    Games: { screen: Games, options: { title: 'Games' } },
    NewGame: { screen: NewGame, options: { title: 'New game', presentation: 'modal' } },
    Warband: { screen: Warband, options: { title: 'Warband' } },
    Unit: { screen: Unit, options: { title: 'Unit' } },
    Rules: { screen: Rules, options: { title: 'Rules' } },
    Report: { screen: Report, options: { title: 'Battle report' } },
    Settings: { screen: Settings, options: { title: 'Settings' } },
    About: { screen: About, options: { title: 'About' } },
  },
});
const Container = createStaticNavigation(Stack);

export function Navigation({ toGames = false }: { readonly toGames?: boolean }) {
  const { color, scheme } = useTheme();
  const [start] = useState(toGames ? atGames : here);
  const theme = {
    ...DefaultTheme,
    dark: scheme === 'dark',
    colors: {
      ...DefaultTheme.colors,
      background: color.table,
      card: color.paper,
      text: color.ink,
      border: color.line,
      primary: color.brassInk,
    },
  };
  return (
    <Container
      theme={theme}
      initialState={start}
      linking={linking}
      documentTitle={{
        formatter: (options) =>
          options?.title === undefined || options.title === 'Muster' ? 'Muster' : `${options.title} · Muster`,
      }}
    />
  );
}
