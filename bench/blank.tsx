import { createBottomTabNavigator } from '@react-navigation/bottom-tabs';
import { createStaticNavigation } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';
import { registerRootComponent } from 'expo';
import { openDatabaseAsync } from 'expo-sqlite';
import { Text } from 'react-native';
import Svg, { Circle } from 'react-native-svg';

/** The least an app with our navigation, drawing and storage can be. */
function Home() {
  return (
    <>
      <Text onPress={() => void openDatabaseAsync('blank.db')}>Blank</Text>
      <Svg width={10} height={10}>
        <Circle cx={5} cy={5} r={5} />
      </Svg>
    </>
  );
}
const Tabs = createBottomTabNavigator({ screens: { Home } });
const Stack = createNativeStackNavigator({ screens: { Tabs } });
registerRootComponent(createStaticNavigation(Stack));
