import type { ReactNode } from 'react';
import { StyleSheet, type StyleProp, type ViewStyle } from 'react-native';
import { Box } from './Box';
import { lip, radius, space, useTheme, type SideKey } from '../theme';
import { Keycap } from './Keycap';
import { Press } from './Press';

export interface CardProps {
  readonly children: ReactNode;
  /** Padding inside; rows that run edge to edge bring their own. */
  readonly padded?: boolean;
  /** A 4 thick edge on top in the side's ink. */
  readonly side?: SideKey;
  /** Felt is for dice and questions. */
  readonly felt?: boolean;
  readonly style?: StyleProp<ViewStyle>;
}

/** Something to read: flat, one hairline. */
export function Card({ children, padded = false, side, felt = false, style }: CardProps) {
  const { color } = useTheme();
  return (
    <Box
      style={[
        styles.card,
        { backgroundColor: color.paper, borderColor: color.line },
        felt && { ...styles.felt, backgroundColor: color.felt, borderColor: color.feltHi },
        side !== undefined && { borderTopWidth: 4, borderTopColor: color[`${side}Ink`] },
        padded && styles.padded,
        style,
      ]}
    >
      {children}
    </Box>
  );
}

export interface PressCardProps {
  readonly children: ReactNode;
  readonly label: string;
  readonly chosen?: boolean;
  readonly expanded?: boolean;
  readonly onPress: () => void;
  readonly onHold?: () => void;
  /** As high as what it stands in. */
  readonly fill?: boolean;
  readonly style?: StyleProp<ViewStyle>;
  readonly testID?: string;
}

/** A card that can be pressed has a lip; the chosen one a brass line. */
export function PressCard({ children, chosen = false, fill = false, style, ...press }: PressCardProps) {
  const { color } = useTheme();
  return (
    <Press {...press} style={fill && styles.fill}>
      {(pressed) => (
        <Keycap
          face={color.press}
          edge={chosen ? color.brassEdge : color.edge}
          line={chosen ? color.brass : color.pressLine}
          lineWidth={chosen ? 2 : 1}
          lip={lip.card}
          radius={radius.card}
          down={pressed}
          style={[styles.padded, style]}
        >
          {children}
        </Keycap>
      )}
    </Press>
  );
}

/** The hairline between rows of a card. */
export function Hairline({ onFelt = false }: { readonly onFelt?: boolean }) {
  const { color } = useTheme();
  return <Box style={[styles.hairline, { backgroundColor: onFelt ? color.feltHi : color.line }]} />;
}

const styles = StyleSheet.create({
  card: { borderWidth: 1, borderRadius: radius.card, overflow: 'hidden' },
  felt: { borderWidth: 2, borderRadius: radius.pool },
  fill: { flexGrow: 1 },
  padded: { paddingVertical: 14, paddingHorizontal: space.l },
  hairline: { height: 1 },
});
