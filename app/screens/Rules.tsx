import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, useRef, useState } from 'react';
import { StyleSheet, View, type ScrollView } from 'react-native';
import { RULESETS, type Cover, type Ruleset } from '../../engine';
import { Button } from '../parts/Button';
import { Mark } from '../parts/Mark';
import { Notice } from '../parts/Notice';
import { Text } from '../parts/Text';
import { TextField } from '../parts/TextField';
import type { RootRoutes } from '../routes';
import { useMuster } from '../store/muster';
import { volumeOf } from '../store/shelf';
import { space } from '../theme';
import { Frame } from './Frame';
import { search, sectionsOf } from './rules/find';
import { Found } from './rules/Found';
import { GameSheet } from './rules/GameSheet';
import { Sections } from './rules/Sections';
import { RulesAwaited } from './RulesAwaited';
import { useGo } from './useGo';
import { useRulebook } from './useRulebook';

export function Rules({ route }: StaticScreenProps<RootRoutes['Rules']>) {
  const go = useGo();
  const { ruleset, rule } = route.params;
  const book = useRulebook(ruleset);
  const cover = volumeOf(ruleset);
  if (book.kind === 'read')
    return <Rulebook key={`${ruleset} ${rule ?? ''}`} rules={book.rules} cited={rule} />;
  return (
    <Frame
      title="Rules"
      back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}
      right={cover && <GameKey cover={cover} />}
    >
      <RulesAwaited book={book} />
      {book.kind === 'unknown' && (
        <Notice kind="problem" text="This version of the app does not know that game." />
      )}
    </Frame>
  );
}

/** The game whose rules are read; a tap shows the others. */
function GameKey({ cover }: { readonly cover: Cover }) {
  const go = useGo();
  const [choosing, setChoosing] = useState(false);
  if (RULESETS.length < 2) return null;
  return (
    <>
      <Button
        size={48}
        leading={<Mark drawing={cover.mark} size={28} />}
        label={cover.name}
        spoken={`${cover.name}. Read another game`}
        onPress={() => setChoosing(true)}
      />
      <GameSheet
        visible={choosing}
        onClose={() => setChoosing(false)}
        onChoose={(ruleset) => go.setParams({ ruleset, rule: undefined })}
      />
    </>
  );
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
  const { scroll, page, row } = useScrollToRow();
  const asked = query.trim();
  const found = asked ? search(rulebook, asked) : rulebook.filter((each) => each.section === section);
  return (
    <Frame
      title="Rules"
      back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}
      scroll={scroll}
      right={<GameKey cover={rules} />}
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
