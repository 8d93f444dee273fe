import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { Problem, RosterUnitView, RosterView } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Card } from '../parts/Card';
import { Columns } from '../parts/Columns';
import { FieldEditor } from '../parts/fields/FieldEditor';
import { IconButton } from '../parts/IconButton';
import { Rows } from '../parts/ListRow';
import { Meter } from '../parts/Meter';
import { Notice } from '../parts/Notice';
import { Text } from '../parts/Text';
import { Verdict } from '../parts/Verdict';
import type { RootRoutes } from '../routes';
import { space } from '../theme';
import { Frame } from './Frame';
import { playWith } from './newGame/draft';
import { WarbandMenu } from './roster/WarbandMenu';
import { useGo } from './useGo';
import { useRosterRuleset, useWarband, type WarbandOf } from './useWarband';
import { UnitMenu } from './warband/UnitMenu';
import { UnitRow } from './warband/UnitRow';
import { withRulebook } from './withRulebook';

export const Warband = withRulebook('Warband', useRosterRuleset, WarbandScreen);

function WarbandScreen({ route }: StaticScreenProps<RootRoutes['Warband']>) {
  const go = useGo();
  const warband = useWarband(route.params.id);
  const [menu, setMenu] = useState(false);
  const leave = () => {
    if (go.isFocused()) go.goBack();
  };
  const back = { icon: 'back', label: 'Back', onPress: () => go.goBack() } as const;
  if (!warband?.read.ok)
    return (
      <Frame title="Warband" back={back}>
        <Notice
          kind="problem"
          title={warband ? 'This warband cannot be read.' : 'This warband is no longer here.'}
          text={warband && !warband.read.ok ? warband.read.why : undefined}
          action={warband && { label: 'Delete…', onPress: () => setMenu(true) }}
        />
        {warband && menu && (
          <WarbandMenu entry={warband.entry} onClose={() => setMenu(false)} onDeleted={leave} />
        )}
      </Frame>
    );
  const { view, rules } = warband.read;
  const toUnit = (unit: string) => go.navigate('Unit', { id: warband.entry.id, unit });
  const wrong = view.problems.length;
  return (
    <Frame
      title={view.name || 'No name yet'}
      back={back}
      wide
      right={<IconButton icon="more" label="More for this warband" onPress={() => setMenu(true)} />}
      footer={
        <ButtonRow>
          {view.add && (
            <Button
              icon="plus"
              label={view.add.label}
              second={view.add.note}
              blocked={view.add.blocked}
              fill
              onPress={() => {
                if (view.add?.blocked === undefined) warband.grow({ type: 'add' }, toUnit);
              }}
            />
          )}
          <Button
            label="Play"
            kind="felt"
            blocked={view.legal ? undefined : wrong === 1 ? '1 problem left' : `${wrong} problems left`}
            fill
            onPress={() => {
              if (!view.legal) return;
              playWith(rules, warband.entry.id);
              go.navigate('NewGame', { ruleset: rules.id });
            }}
          />
        </ButtonRow>
      }
    >
      <Columns
        left={
          <>
            <Head view={view} />
            <Told
              view={view}
              onFix={toUnit}
              onRule={(rule) => go.navigate('Rules', { ruleset: rules.id, rule })}
            />
            <Units view={view} warband={warband} onOpen={toUnit} />
          </>
        }
        right={view.fields.map((field) => (
          <FieldEditor
            key={field.id}
            field={field}
            onChange={(change) => warband.change(field.id, undefined, change)}
            onRule={(rule) => go.navigate('Rules', { ruleset: rules.id, rule })}
          />
        ))}
      />
      {menu && <WarbandMenu entry={warband.entry} onClose={() => setMenu(false)} onDeleted={leave} />}
    </Frame>
  );
}

function Head({ view }: { readonly view: RosterView }) {
  const { meter, summary, legal, verdict } = view;
  return (
    <Box style={styles.head}>
      {meter && <Meter {...meter} />}
      <Box style={styles.summary}>
        <Text variant="small" color="ink2" style={styles.words}>
          {summary}
        </Text>
        <Verdict legal={legal} text={verdict} />
      </Box>
    </Box>
  );
}

interface ToldProps {
  readonly view: RosterView;
  readonly onFix: (unit: string) => void;
  readonly onRule: (rule: string) => void;
}

/** What is wrong with the whole stands on top, and so does the first unit that has a fault. */
function Told({ view, onFix, onRule }: ToldProps) {
  const { problems, notices } = view;
  const whole = problems.filter(({ unit }) => unit === undefined);
  const first = problems.find(({ unit }) => unit !== undefined);
  const actionOf = ({ unit, rule }: Problem) =>
    unit !== undefined
      ? { label: 'Fix', spoken: 'Fix it', onPress: () => onFix(unit) }
      : rule !== undefined
        ? { label: rule, spoken: `Read rule ${rule}`, onPress: () => onRule(rule) }
        : undefined;
  return (
    <>
      {[...whole, ...(first ? [first] : [])].map((problem) => (
        <Notice
          key={problem.text}
          kind="problem"
          title={problem.text}
          text={problem.fix}
          action={actionOf(problem)}
        />
      ))}
      {notices.map((notice) => (
        <Notice key={notice.text} title={notice.text} text={notice.fix} action={actionOf(notice)} />
      ))}
    </>
  );
}

interface UnitsProps {
  readonly view: RosterView;
  readonly warband: WarbandOf;
  readonly onOpen: (unit: string) => void;
}

function Units({ view, warband, onOpen }: UnitsProps) {
  const [menu, setMenu] = useState<string>();
  const held = view.units.find(({ id }) => id === menu);
  if (view.units.length === 0) return null;
  return (
    <>
      {view.units.every(namedOnly) ? (
        view.units.map((unit, i) => <Named key={unit.id} unit={unit} number={i + 1} warband={warband} />)
      ) : (
        <Card>
          <Rows>
            {view.units.map((unit) => (
              <UnitRow
                key={unit.id}
                unit={unit}
                onPress={() => onOpen(unit.id)}
                onHold={() => setMenu(unit.id)}
              />
            ))}
          </Rows>
        </Card>
      )}
      {held && (
        <UnitMenu
          view={view}
          unit={held}
          warband={warband}
          onClose={() => setMenu(undefined)}
          onCopied={onOpen}
        />
      )}
    </>
  );
}

/** A unit of which only the name is free needs no screen of its own. */
const namedOnly = ({ fields }: RosterUnitView): boolean => fields.length === 1 && fields[0]?.kind === 'text';

interface NamedProps {
  readonly unit: RosterUnitView;
  readonly number: number;
  readonly warband: WarbandOf;
}

function Named({ unit, number, warband }: NamedProps) {
  return unit.fields.map((field) => (
    <FieldEditor
      key={field.id}
      field={{ ...field, label: `${field.label} ${number}` }}
      onChange={(change) => warband.change(field.id, unit.id, change)}
    />
  ));
}

const styles = StyleSheet.create({
  head: { gap: space.s },
  summary: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s, alignItems: 'center' },
  words: { flexGrow: 1 },
});
