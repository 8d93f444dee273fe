import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { Aim, Answer, Ask, Ruleset, View as GameView } from '../../../engine';
import { PriceList } from '../../asks/PriceList';
import { Button } from '../../parts/Button';
import { OddsCard } from '../../parts/OddsCard';
import { goalIn } from '../../store/aims';
import { space } from '../../theme';
import { AimSheet } from './AimSheet';
import { useAim } from './foresight';
import type { Seen } from './useAdvised';

export interface AheadProps {
  readonly rules: Ruleset;
  readonly view: GameView;
  readonly ask?: Ask;
  readonly seen: Seen;
  readonly onAnswer: (answer: Answer) => void;
}

/** The dock holds this many answers with their prices; a longer list comes before the odds. */
const DOCKED = 3;

/** What lies ahead in the open attack: the price of each answer, and the odds. */
export function Ahead({ rules, view, ask, seen, onAnswer }: AheadProps) {
  const [height, setHeight] = useState(0);
  const [aiming, setAiming] = useState(false);
  const aim = useAim(rules);
  const { foresight, advised } = seen;
  const odds = foresight?.odds ?? [];
  const side = ask?.asked.by === 'player' ? ask.asked.side : undefined;
  const prices = ask?.kind === 'choose' && advised && (
    <PriceList ask={ask} advised={advised} view={view} onAnswer={onAnswer} />
  );
  const long = ask?.kind === 'choose' && ask.options.length > DOCKED;
  return (
    // Until they are worked out, what follows stays where it was.
    <View
      style={[styles.cards, foresight ? odds.length === 0 && !prices && styles.none : { minHeight: height }]}
      onLayout={({ nativeEvent }) => foresight && setHeight(nativeEvent.layout.height)}
    >
      {long && prices}
      {odds.map((each, i) => (
        <OddsCard
          key={`${i} ${each.title}`}
          odds={each}
          side={side}
          folded={i > 0}
          aside={i === 0 && <AimKey rules={rules} aim={aim} onPress={() => setAiming(true)} />}
        />
      ))}
      {!long && prices}
      {aiming && <AimSheet rules={rules} aim={aim} onClose={() => setAiming(false)} />}
    </View>
  );
}

interface AimKeyProps {
  readonly rules: Ruleset;
  readonly aim: Aim;
  readonly onPress: () => void;
}

/** Names the goal, and opens the others. */
function AimKey({ rules, aim, onPress }: AimKeyProps) {
  const goal = goalIn(rules, aim);
  const alone = rules.goals?.length === 1 && !rules.resource;
  if (!goal || alone) return null;
  return (
    <Button
      kind="link"
      icon="target"
      label={goal.label}
      spoken={`Play for: ${goal.label}`}
      onPress={onPress}
    />
  );
}

const styles = StyleSheet.create({ cards: { gap: space.m }, none: { marginTop: -space.m } });
