import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { Box } from '../parts/Box';
import { RULESETS, type Field, type Ruleset } from '../../engine';
import { Button } from '../parts/Button';
import { Card } from '../parts/Card';
import { Chip } from '../parts/Chip';
import { Columns } from '../parts/Columns';
import { FieldEditor } from '../parts/fields/FieldEditor';
import { ListRow, Rows } from '../parts/ListRow';
import { Notice } from '../parts/Notice';
import { Section } from '../parts/Section';
import { Segmented } from '../parts/Segmented';
import { SideMark } from '../parts/SideMark';
import { Text } from '../parts/Text';
import type { RootRoutes } from '../routes';
import { attempt } from '../store/attempt';
import { newSeed } from '../store/chance';
import { useMuster } from '../store/muster';
import { startGame } from '../store/play';
import { volumeOf } from '../store/shelf';
import { Frame } from './Frame';
import { addSide, removeSide, setChoice, setRuling, setSide, swapSides, useDraftOf } from './newGame/draft';
import { GamePicker } from './newGame/GamePicker';
import { Rulings } from './newGame/Rulings';
import { setupOf, type Made } from './newGame/setup';
import { SideSheet } from './newGame/SideSheet';
import { sideId, type Draft } from './newGame/types';
import { ADVICE, LEVELS, levelOf } from './odds/foresight';
import { RulesAwaited } from './RulesAwaited';
import { useGo, useGoToTab } from './useGo';
import { useRulebook } from './useRulebook';

export function NewGame({ route }: StaticScreenProps<RootRoutes['NewGame']>) {
  const go = useGo();
  const goToTab = useGoToTab();
  const game = volumeOf(route.params?.ruleset) ?? RULESETS[0];
  const book = useRulebook(game?.id);
  const rules = book.kind === 'read' ? book.rules : undefined;
  const draft = useDraftOf(rules);
  const rosters = useMuster((state) => state.rosters);
  const back = { icon: 'x', label: 'Cancel', onPress: () => go.goBack() } as const;
  const picker = game && (
    <GamePicker games={RULESETS} chosen={game.id} onChoose={({ id }) => go.setParams({ ruleset: id })} />
  );
  if (!draft || !rules)
    return (
      <Frame title="New game" back={back} wide>
        {picker}
        <RulesAwaited book={book} />
        {book.kind === 'unknown' && <Text color="ink2">There is no game to play yet.</Text>}
      </Frame>
    );
  const made = setupOf(rules, draft, rosters);
  const fields = made.ok ? rules.setup.fields(made.setup) : [];
  const start = () =>
    void attempt(async () => {
      if (!made.ok || made.problems.length > 0) return;
      const choices = {
        ...Object.fromEntries(fields.map(({ id, value }) => [id, value])),
        ...(rules.advise && { [ADVICE]: levelOf(draft) }),
      };
      await startGame(rules.id, made.title, { ...made.setup, seed: newSeed(), choices });
      goToTab('Health');
    });
  return (
    <Frame
      title="New game"
      back={back}
      wide
      footer={
        <Button
          kind="felt"
          label="Start the game"
          blocked={made.problems.length === 0 ? undefined : made.problems[0]?.text}
          onPress={start}
        />
      }
    >
      {picker}
      <Columns
        left={
          <>
            <Sides rules={rules} draft={draft} made={made} />
            {made.problems.map(({ text, fix, rule }) => (
              <Notice
                key={text}
                kind="problem"
                title={text}
                text={fix}
                action={
                  rule === undefined
                    ? undefined
                    : { label: rule, onPress: () => go.navigate('Rules', { ruleset: rules.id, rule }) }
                }
              />
            ))}
          </>
        }
        right={
          <>
            {fields.map((field) => (
              <FieldEditor
                key={`${rules.id} ${field.id}`}
                field={field}
                onChange={(change) => setChoice(field.id, change(field))}
                onDraw={() => draw(field)}
                onRule={(rule) => go.navigate('Rules', { ruleset: rules.id, rule })}
              />
            ))}
            {rules.advise && (
              <Section title="Advice" note="the price of each choice in an attack">
                <Segmented
                  label="Advice"
                  options={LEVELS}
                  value={levelOf(draft)}
                  onChange={(level) => setChoice(ADVICE, level)}
                />
              </Section>
            )}
            <Rulings key={rules.id} rulings={rules.rulings} chosen={draft.rulings} onChoose={setRuling} />
          </>
        }
      />
    </Frame>
  );
}

function draw(field: Field): void {
  const options = field.kind === 'one' ? field.options.filter(({ blocked }) => !blocked) : [];
  const drawn = options[newSeed() % Math.max(1, options.length)];
  if (drawn) setChoice(field.id, drawn.id);
}

interface SidesProps {
  readonly rules: Ruleset;
  readonly draft: Draft;
  readonly made: Made;
}

function Sides({ rules, draft, made }: SidesProps) {
  const [open, setOpen] = useState<number>();
  const side = open === undefined ? undefined : draft.sides[open];
  const { min, max } = rules.players;
  return (
    <>
      <Section
        title="Sides"
        right={
          draft.sides.length === 2 && <Button kind="link" icon="slip" label="Swap" onPress={swapSides} />
        }
      >
        <Card>
          <Rows>
            {draft.sides.map(({ name }, i) => (
              <SideRow
                key={i}
                place={i}
                name={name}
                rules={rules}
                roster={made.ok ? made.setup.sides[i]?.roster : undefined}
                onPress={() => setOpen(i)}
              />
            ))}
          </Rows>
        </Card>
        {draft.sides.length < max && (
          <Button size={48} icon="plus" label="Add a side" onPress={() => addSide(rules)} />
        )}
      </Section>
      {open !== undefined && side && (
        <SideSheet
          rules={rules}
          place={open}
          side={side}
          removable={draft.sides.length > min}
          onChange={(change) => setSide(open, change)}
          onRemove={() => removeSide(open)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

interface SideRowProps {
  readonly place: number;
  readonly name: string;
  readonly rules: Ruleset;
  readonly roster: unknown;
  readonly onPress: () => void;
}

function SideRow({ place, name, rules, roster, onPress }: SideRowProps) {
  const view = roster === undefined ? undefined : rules.roster.view(roster);
  const label = view ? view.name || 'No name yet' : `Choose a ${rules.roster.noun}`;
  const note = view ? `${name}, ${view.summary}` : name;
  const figure = view && (view.meter ? `${view.meter.value} / ${view.meter.max}` : view.verdict);
  return (
    <ListRow
      leading={<SideMark side={sideId(place)} size={18} />}
      label={label}
      note={note}
      spoken={[label, note, figure, view?.verdict].filter(Boolean).join(', ')}
      trailing={
        view && (
          <Box>
            <Chip
              kind={view.legal ? 'good' : 'problem'}
              icon={view.legal ? 'check' : 'warn'}
              label={figure ?? ''}
            />
          </Box>
        )
      }
      onPress={onPress}
    />
  );
}
