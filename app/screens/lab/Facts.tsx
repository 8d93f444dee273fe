import { useMemo, useState, type ReactNode } from 'react';
import type { Field, LabValues, Pool, View as GameView } from '../../../engine';
import { DiceEntry } from '../../asks/DiceEntry';
import { Button, ButtonRow } from '../../parts/Button';
import { FieldEditor } from '../../parts/fields/FieldEditor';
import type { FieldChange } from '../../parts/fields/change';
import { Segmented } from '../../parts/Segmented';
import { Frame } from '../Frame';
import { Ahead } from '../odds/Ahead';
import { advisedBy, useAim, useForesight } from '../odds/foresight';
import { useGo } from '../useGo';
import { Buys } from './Buys';
import { Duel } from './Duel';
import { answerIn, gameAt, rollIn, setValues, sideOf, useLab, valuesIn, type LabRules } from './labStore';

export interface FactsProps {
  readonly rules: LabRules;
  readonly picker: ReactNode;
}

/** The facts of the attack; the odds follow every tap. */
export function Facts({ rules, picker }: FactsProps) {
  const go = useGo();
  const values = useLab((state) => valuesIn(state, rules));
  const { fields, state, view, ask } = useMemo(() => attackOf(rules, values), [rules, values]);
  const aim = useAim(rules);
  const { now, last } = useForesight(rules, state, aim);
  const foresight = now ?? last;
  const seen = { foresight, advised: advisedBy(rules, aim, foresight?.advice, ask) };
  const change = (field: Field, to: FieldChange) =>
    setValues(rules, (now) => {
      const current = rules.lab.fields(now).find(({ id }) => id === field.id) ?? field;
      return { ...now, [field.id]: to(current) };
    });
  const [first, ...rest] = fields;
  const short = first?.kind === 'one' && isPlain(first) ? first : undefined;
  const facts = (short ? rest : fields).filter((field) => sideOf(field) === undefined);
  const game = () => gameAt(rules, state);
  return (
    <Frame
      title="Odds lab"
      note="No game open"
      inTabs
      wide
      right={picker}
      footer={
        ask?.kind === 'roll' ? (
          <RollKeys
            pools={ask.pools}
            view={view}
            onRoll={(typed) => rollIn(game(), typed)}
            onTyped={(faces) => answerIn(game(), { kind: 'roll', faces, app: 0 })}
          />
        ) : (
          <Button kind="felt" label="Play it out" onPress={() => useLab.setState({ game: game() })} />
        )
      }
    >
      {short && (
        <Segmented
          label={short.label}
          options={short.options}
          value={short.value}
          onChange={(value) => change(short, () => value)}
        />
      )}
      <Duel rules={rules} view={view} fields={fields} odds={foresight?.odds[0]} onChange={change} />
      {facts.map((field) => (
        <FieldEditor
          key={`${rules.id} ${field.id}`}
          field={field}
          onChange={(to) => change(field, to)}
          onRule={(rule) => go.navigate('Rules', { ruleset: rules.id, rule })}
        />
      ))}
      <Ahead
        rules={rules}
        view={view}
        ask={ask}
        seen={seen}
        onAnswer={(answer) => answerIn(game(), answer)}
      />
      <Buys rules={rules} values={values} />
    </Frame>
  );
}

const FEW = 4;
/** A few kinds of attack need no title. */
const isPlain = ({ options }: Extract<Field, { kind: 'one' }>): boolean =>
  options.length <= FEW && options.every(({ icon }) => icon !== undefined);

function attackOf(rules: LabRules, values: LabValues) {
  const state = rules.lab.state(values) as object;
  return { fields: rules.lab.fields(values), state, view: rules.view(state), ask: rules.next(state).ask };
}

interface RollKeysProps {
  readonly pools: readonly Pool[];
  readonly view: GameView;
  readonly onRoll: (typed?: readonly number[]) => void;
  readonly onTyped: (faces: readonly (readonly number[])[]) => void;
}

function RollKeys({ pools, view, onRoll, onTyped }: RollKeysProps) {
  const [typing, setTyping] = useState(false);
  return (
    <>
      <ButtonRow>
        <Button
          fill
          style={WIDER}
          kind="felt"
          icon="dice"
          label={rollWords(pools)}
          onPress={() => onRoll()}
        />
        <Button fill label="Type dice" onPress={() => setTyping(true)} />
      </ButtonRow>
      {typing && (
        <DiceEntry
          pools={pools}
          view={view}
          onDone={(faces) => {
            setTyping(false);
            onTyped(faces);
          }}
          onRollRest={(typed) => {
            setTyping(false);
            onRoll(typed);
          }}
          onClose={() => setTyping(false)}
        />
      )}
    </>
  );
}

const WIDER = { flexGrow: 2 };

/** "Roll 5 against 3", "Roll 3 dice". */
function rollWords(pools: readonly Pool[]): string {
  const bySide = [...new Set(pools.map(({ side }) => side))].map((side) =>
    pools.filter((pool) => pool.side === side).reduce((sum, { dice }) => sum + dice, 0),
  );
  const [one = 0, other] = bySide;
  if (other !== undefined && bySide.length === 2) return `Roll ${one} against ${other}`;
  const all = bySide.reduce((sum, dice) => sum + dice, 0);
  return all === 1 ? 'Roll the die' : `Roll ${all} dice`;
}
