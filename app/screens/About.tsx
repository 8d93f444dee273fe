import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import { RULESETS } from '../../engine';
import { version } from '../../package.json';
import licences from '../licences.json';
import { Card } from '../parts/Card';
import { Rows } from '../parts/ListRow';
import { Mark } from '../parts/Mark';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';
import { space } from '../theme';
import { Frame } from './Frame';
import { useGo } from './useGo';

export function About() {
  const go = useGo();
  return (
    <Frame title="About" back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}>
      <Box style={styles.head}>
        <Text variant="display" role="heading">
          Muster
        </Text>
        <Text color="ink2">{`Version ${version}. Everything stays on this phone; there is no account and no network.`}</Text>
      </Box>
      <Section title="The games, and who made them">
        <Card>
          <Rows>
            {RULESETS.map(({ id, name, mark, credit }) => (
              <Box key={id} style={styles.row}>
                <Mark drawing={mark} size={38} />
                <Box style={styles.words}>
                  <Text variant="name">{name}</Text>
                  <Text variant="caption" color="ink2">
                    {credit}
                  </Text>
                </Box>
              </Box>
            ))}
          </Rows>
        </Card>
        <Text variant="caption" color="ink2">
          The rules are theirs. What stands here are the figures, in our own words; get the rulebooks for the
          rest.
        </Text>
      </Section>
      <Section title="Built with" note={`${licences.length} packages`}>
        <Card>
          <Rows>
            {licences.map((each) => (
              <Box key={`${each.name} ${each.version}`} style={styles.licence}>
                <Text variant="small" weight="600" style={styles.package}>
                  {each.name}
                </Text>
                <Text variant="caption" color="ink2">{`${each.version}, ${each.licence}`}</Text>
              </Box>
            ))}
          </Rows>
        </Card>
      </Section>
    </Frame>
  );
}

const styles = StyleSheet.create({
  head: { gap: space.xs },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    padding: space.m,
    paddingHorizontal: space.l,
  },
  words: { flex: 1 },
  licence: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.m,
    paddingVertical: space.s,
    paddingHorizontal: space.l,
  },
  package: { flexGrow: 1, flexShrink: 1, minWidth: 0, maxWidth: '100%' },
});
