import { Component, useContext, useEffect, useState, type ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { SafeAreaInsetsContext } from 'react-native-safe-area-context';

import { Box } from './parts/Box';
import { Navigation } from './navigation';
import { Banner } from './parts/Banner';
import { Bug, Failure } from './screens/Failure';
import { attempt } from './store/attempt';
import { aboutDamageHeard } from './store/library';
import { useMuster } from './store/muster';
import { closeGame } from './store/play';
import { openAll } from './store/shelf';
import { space } from './theme';

export interface ShellProps {
  readonly onTakeOver: () => void;
  readonly onRetry: () => void;
}

/** The app once its storage is open; until then, why it is not. */
export function Shell({ onTakeOver, onRetry }: ShellProps) {
  const boot = useMuster((state) => state.boot);
  if (boot.kind !== 'ready') return <Failure boot={boot} onTakeOver={onTakeOver} onRetry={onRetry} />;
  return (
    <Box style={styles.fill}>
      <Damage />
      <Guarded />
    </Box>
  );
}

/** A damaged file was set aside: told once. */
function Damage() {
  const aside = useMuster((state) => state.aside);
  const insets = useContext(SafeAreaInsetsContext);
  if (aside.length === 0) return null;
  return (
    <Box style={[styles.damage, { paddingTop: (insets?.top ?? 0) + space.s }]}>
      <Banner
        text={`The file with your games was damaged. It is kept as ${aside.join(' and ')}; Muster goes on with a new one.`}
        onClose={() => void attempt(aboutDamageHeard)}
      />
    </Box>
  );
}

function Guarded() {
  const [tries, setTries] = useState(0);
  useEffect(() => void openAll(), []);
  const back = () => {
    // The game that was in front may be what cannot be drawn.
    void attempt(closeGame).then(() => setTries(tries + 1));
  };
  return (
    <Boundary key={tries} face={(message) => <Bug message={message} onBack={back} />}>
      <Navigation toGames={tries > 0} />
    </Boundary>
  );
}

interface BoundaryProps {
  readonly face: (message: string) => ReactNode;
  readonly children: ReactNode;
}

export class Boundary extends Component<BoundaryProps, { readonly message?: string }> {
  override state: { readonly message?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }
  override render() {
    const { message } = this.state;
    return message === undefined ? this.props.children : this.props.face(message);
  }
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  damage: { paddingHorizontal: space.m, paddingBottom: space.s },
});
