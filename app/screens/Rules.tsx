import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { RULESETS, rulesetOf, type Ruleset } from '../../engine';
import { Button } from '../parts/Button';
import { Mark } from '../parts/Mark';
import { Notice } from '../parts/Notice';
import { Text } from '../parts/Text';
import { TextField } from '../parts/TextField';
import type { RootRoutes } from '../routes';
import { useMuster } from '../store/muster';
import { space } from '../theme';
import { Frame } from './Frame';
import { search, sectionsOf } from './rules/find';
import { Found } from './rules/Found';
import { GameSheet } from './rules/GameSheet';
import { Sections } from './rules/Sections';
import { useGo } from './useGo';

export function Rules({ route }: StaticScreenProps<RootRoutes['Rules']>) {
  const go = useGo();
  const { ruleset, rule } = route.params;
  const rules = rulesetOf(ruleset);
  if (!rules)
    return (
      <Frame title="Rules" back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}>
        <Notice kind="problem" text="This version of the app does not know that game." />
      </Frame>
    );
  return <Rulebook key={`${ruleset} ${rule ?? ''}`} rules={rules} cited={rule} />;
}

function Rulebook({ rules, cited }: { readonly rules: Ruleset; readonly cited?: string }) {
  const go = useGo();
  const { rulebook } = rules;
  const sections = sectionsOf(rulebook);
  const open = useMuster((state) => state.open);
  const [query, setQuery] = useState('');
  const [section, setSection] = useState(
    rulebook.find(({ id }) => id === cited)?.section ?? sections[0] ?? '',
  );
  const [choosing, setChoosing] = useState(false);
  const { scroll, page, row } = useScrollToRow();
  const asked = query.trim();
  const found = asked ? search(rulebook, asked) : rulebook.filter((each) => each.section === section);
  return (
    <Frame
      title="Rules"
      back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}
      scroll={scroll}
      right={
        RULESETS.length > 1 && (
          <Button
            size={48}
            leading={<Mark drawing={rules.mark} size={28} />}
            label={rules.name}
            spoken={`${rules.name}. Read another game`}
            onPress={() => setChoosing(true)}
          />
        )
      }
      footer={open && <Button kind="felt" label="Back to the game" onPress={() => go.popTo('Tabs')} />}
    >
      <View ref={page} style={styles.page}>
        <TextField
          label="Search the rules"
          placeholder={`Search ${rulebook.length} rules`}
          icon="search"
          well
          value={query}
          most={60}
          onChange={setQuery}
        />
        {asked === '' && sections.length > 1 && (
          <Sections sections={sections} chosen={section} onChoose={setSection} />
        )}
        {found.length === 0 ? (
          <Text color="ink2">{`No rule speaks of “${asked}”.`}</Text>
        ) : (
          <Found
            found={found}
            rulings={rules.rulings}
            inForce={open?.game.rules.id === rules.id ? open.game.setup.rulings : undefined}
            cited={cited}
            citedRow={row}
          />
        )}
      </View>
      <GameSheet
        visible={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(ruleset) => go.setParams({ ruleset, rule: undefined })}
      />
    </Frame>
  );
}

/** Brings the cited rule into view once, when the screen opens. */
function useScrollToRow() {
  const scroll = useRef<ScrollView>(null);
  const page = useRef<View>(null);
  const row = useRef<View>(null);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (page.current)
        row.current?.measureLayout(page.current, (_, y) =>
          scroll.current?.scrollTo({ y: Math.max(0, y - ABOVE), animated: false }),
        );
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return { scroll, page, row };
}
const ABOVE = 96;

const styles = StyleSheet.create({ page: { gap: space.m } });
