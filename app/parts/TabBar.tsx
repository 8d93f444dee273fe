import { StyleSheet } from 'react-native';
import { Box } from './Box';
import { radius, size, space, target, useRoomy, useTheme } from '../theme';
import { Icon, type IconName } from './Icon';
import { Press } from './Press';
import { Text } from './Text';

export interface TabBarProps<Id extends string> {
  readonly tabs: readonly { readonly id: Id; readonly label: string; readonly icon: IconName }[];
  readonly current: Id;
  readonly onSelect: (id: Id) => void;
  /** Stands on the left in a low, wide window. */
  readonly rail?: boolean;
  readonly inset?: { readonly bottom: number; readonly left: number; readonly top: number };
}

export function TabBar<Id extends string>({
  tabs,
  current,
  onSelect,
  rail = false,
  inset = NONE,
}: TabBarProps<Id>) {
  const { color, scheme } = useTheme();
  const { compact } = useRoomy();
  const lamp = scheme === 'dark';
  return (
    <Box
      role="tablist"
      style={[
        { backgroundColor: color.paper, borderColor: color.line },
        rail
          ? [
              styles.rail,
              { paddingLeft: inset.left + 6, paddingTop: inset.top + 6, paddingBottom: inset.bottom },
            ]
          : [styles.bar, { paddingBottom: inset.bottom }],
      ]}
    >
      {tabs.map(({ id, label, icon }) => {
        const on = id === current;
        const ink = on ? (lamp ? 'brass' : 'ink') : 'ink2';
        return (
          <Press
            key={id}
            role="tab"
            label={label}
            selected={on}
            onPress={() => onSelect(id)}
            style={[styles.tab, compact && styles.asWide, rail && styles.onRail]}
          >
            {(pressed) => (
              <Box
                style={[
                  styles.face,
                  on && { backgroundColor: lamp ? color.brassTint : color.well },
                  pressed && !on && styles.pressed,
                ]}
              >
                <Icon name={icon} size={25} weight={on ? 2.2 : 1.8} color={ink} />
                <Text variant="label" weight={on ? '800' : '600'} color={ink} maxScale={1.3}>
                  {label}
                </Text>
              </Box>
            )}
          </Press>
        );
      })}
    </Box>
  );
}

const NONE = { bottom: 0, left: 0, top: 0 };

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    minHeight: size.tabBar,
    borderTopWidth: 1,
    paddingHorizontal: 6,
    paddingTop: 3,
    gap: 2,
  },
  rail: { borderRightWidth: 1, paddingRight: 6, gap: 2 },
  tab: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minHeight: target.tab, outlineOffset: -2 },
  asWide: { flexBasis: 'auto', flexShrink: 0 },
  onRail: { flexGrow: 0, flexBasis: 'auto', width: 84 },
  face: {
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    marginVertical: 1,
    paddingVertical: space.xs,
    borderRadius: radius.button,
  },
  pressed: { opacity: 0.6 },
});
