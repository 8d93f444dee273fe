import { memo } from 'react';
import { Box } from './Box';
import { SIDES, type ObjectKey } from '../theme';
import { Drawing } from './Drawing';
import { DieShape, type DieFace, type DieState } from './DieShape';
import { Text } from './Text';

export { DieShape, type DieFace, type DieState } from './DieShape';

export interface DieProps {
  readonly face?: DieFace;
  readonly side?: ObjectKey;
  readonly size?: number;
  readonly state?: DieState;
  /** Why it is spent or gone: "hit −2", "low". */
  readonly note?: string;
  /** What lies behind a flat die. */
  readonly ground?: 'felt' | 'paper';
  /** Replaces the spoken words; null where words beside the die already say it. */
  readonly label?: string | null;
}

export const Die = memo(function Die(props: DieProps) {
  const { face, side = 'bone', size = 40, state = 'live', note, ground = 'felt' } = props;
  const label = props.label === undefined ? spokenDie(props) : (props.label ?? undefined);
  const drawing = (
    <Drawing width={size} height={size * 1.08} box={DIE_BOX} bleed={6} label={label}>
      <DieShape face={face} side={side} state={state} ground={ground} />
    </Drawing>
  );
  if (note === undefined) return drawing;
  return (
    <Box style={{ alignItems: 'center', gap: 4, maxWidth: size * 1.2 }}>
      {drawing}
      <Box aria-hidden importantForAccessibility="no-hide-descendants">
        <Text variant="label" color={ground === 'felt' ? 'onFelt2' : 'ink2'} align="center">
          {note}
        </Text>
      </Box>
    </Box>
  );
});

export function spokenDie({ face, side = 'bone', state = 'live', note }: DieProps): string {
  if (state === 'empty') return 'Empty place for a die';
  if (state === 'next') return 'Next die';
  const owner = side === 'bone' ? 'Die' : `${SIDES[side].name} die`;
  const shown = face === undefined ? owner : `${owner}, ${face}`;
  const fate = state === 'live' ? shown : `${shown}, ${state}`;
  return note === undefined ? fate : `${fate}: ${note}`;
}

const DIE_BOX = { x: -4, y: -6, width: 108, height: 117 };
