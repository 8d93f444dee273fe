import { registerRootComponent } from 'expo';
import { StatusBar } from 'expo-status-bar';
import { StyleSheet } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Box } from './parts/Box';
import { Shell } from './Shell';
import { boot, bootByTakingOver } from './store/boot';
import { expoDisk } from './store/expoDb';
import { useMuster } from './store/muster';
import { ThemeProvider, useTheme } from './theme';

function App() {
  const light = useMuster((state) => state.settings.light);
  return (
    <SafeAreaProvider>
      <ThemeProvider scheme={light}>
        <Table />
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

function Table() {
  const { color, scheme } = useTheme();
  return (
    <Box role="main" style={[styles.table, { backgroundColor: color.table }]}>
      <StatusBar style={scheme === 'dark' ? 'light' : 'dark'} />
      <Shell onTakeOver={() => void bootByTakingOver(expoDisk)} onRetry={() => void boot(expoDisk)} />
    </Box>
  );
}

const styles = StyleSheet.create({ table: { flex: 1 } });

void boot(expoDisk);
registerRootComponent(App);
