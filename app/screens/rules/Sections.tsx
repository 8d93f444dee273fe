import { ScrollView, StyleSheet } from 'react-native';
import { Box } from '../../parts/Box';
import { Press } from '../../parts/Press';
import { Text } from '../../parts/Text';
import { radius, space, target, useTheme } from '../../theme';

export interface SectionsProps {
  readonly sections: readonly string[];
  readonly chosen: string;
  readonly onChoose: (section: string) => void;
}

export function Sections({ sections, chosen, onChoose }: SectionsProps) {
  const { color, scheme } = useTheme();
  const lit = scheme === 'dark' ? color.brassTint : color.ink;
  return (
    <ScrollView
      horizontal
      showsHorizontalScrollIndicator={false}
      style={styles.scroll}
      contentContainerStyle={styles.row}
      keyboardShouldPersistTaps="handled"
      role="tablist"
      aria-label="Sections"
    >
      {sections.map((section) => {
        const on = section === chosen;
        return (
          <Press key={section} label={section} selected={on} role="tab" onPress={() => onChoose(section)}>
            {(pressed) => (
              <Box
                style={[
                  styles.face,
                  on
                    ? { backgroundColor: lit, borderColor: lit }
                    : { backgroundColor: color.paper, borderColor: color.line },
                  pressed && styles.pressed,
                ]}
              >
                <Text
                  variant="small"
                  weight="600"
                  color={on ? (scheme === 'dark' ? 'brass' : 'paper') : 'ink'}
                >
                  {section}
                </Text>
              </Box>
            )}
          </Press>
        );
      })}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  scroll: { marginHorizontal: -space.l, flexGrow: 0 },
  row: { paddingHorizontal: space.l, gap: 6 },
  face: {
    minHeight: target.min,
    paddingHorizontal: space.l,
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: radius.button,
  },
  pressed: { opacity: 0.6 },
});
