import { memo } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from './Box';
import type { UnitView } from '../../engine';
import { useTheme, type SideKey } from '../theme';
import { Hairline } from './Card';
import { CONTAINED } from './contained';
import { OpenUnit } from './UnitOpen';
import { UnitRow } from './UnitRow';
import { WideUnit } from './UnitWide';

export interface UnitCardProps {
  readonly unit: UnitView;
  readonly side: SideKey;
  /** In a column, across the screen, or with large text. */
  readonly look: 'row' | 'wide' | 'large';
  readonly open: boolean;
  /** Acting, picked or last touched. */
  readonly lit: boolean;
  /** Room across in dp. */
  readonly room: number;
  readonly onOpen: (unit: string) => void;
  readonly onSet: (of: string, track: string, value: number) => void;
  readonly onHold: (unit: string) => void;
}

/** A unit of a side's sheet. It redraws when something about it changes. */
export const UnitCard = memo(function UnitCard(props: UnitCardProps) {
  const { unit, look, open, lit } = props;
  const { color } = useTheme();
  const down = unit.status === 'down';
  return (
    <Box
      style={[
        CONTAINED,
        lit && { backgroundColor: color.brassTint },
        down && { backgroundColor: color.well },
      ]}
    >
      <Hairline />
      {lit && <Box style={[styles.edge, { backgroundColor: color.brass }]} />}
      {look === 'large' || (open && look === 'row') ? (
        <OpenUnit {...props} />
      ) : look === 'wide' ? (
        <WideUnit {...props} />
      ) : (
        <UnitRow {...props} />
      )}
    </Box>
  );
});

const styles = StyleSheet.create({ edge: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 3 } });
