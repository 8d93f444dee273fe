import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import type { RosterUnitView, RosterView } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Card } from '../parts/Card';
import { Columns } from '../parts/Columns';
import { FieldEditor } from '../parts/fields/FieldEditor';
import { IconButton } from '../parts/IconButton';
import { Notice } from '../parts/Notice';
import { Stats } from '../parts/Stats';
import { Text } from '../parts/Text';
import type { RootRoutes } from '../routes';
import { space, useRoomy } from '../theme';
import { Frame } from './Frame';
import { useGo } from './useGo';
import { useRosterRuleset, useWarband } from './useWarband';
import { UnitMenu } from './warband/UnitMenu';
import { withRulebook } from './withRulebook';

export const Unit = withRulebook('Unit', useRosterRuleset, UnitScreen);

function UnitScreen({ route }: StaticScreenProps<RootRoutes['Unit']>) {
  const go = useGo();
  const warband = useWarband(route.params.id);
  const [menu, setMenu] = useState(false);
  const { compact } = useRoomy();
  const back = { icon: 'back', label: 'Back', onPress: () => go.goBack() } as const;
  const view = warband?.read.ok ? warband.read.view : undefined;
  const unit = view?.units.find(({ id }) => id === route.params.unit);
  if (!warband?.read.ok || !view || !unit)
    return (
      <Frame title="Unit" back={back}>
        <Notice kind="problem" text="This unit is no longer here." />
      </Frame>
    );
  const { rules } = warband.read;
  const toUnit = (id: string) => go.setParams({ unit: id });
  const readRule = (rule: string) => go.navigate('Rules', { ruleset: rules.id, rule });
  const shown = new Set(unit.fields.flatMap(({ problem }) => (problem ? [problem.text] : [])));
  const editors = unit.fields.map((field) => (
    <FieldEditor
      key={`${unit.id} ${field.id}`}
      field={field}
      onChange={(change) => warband.change(field.id, unit.id, change)}
      onRule={readRule}
    />
  ));
  const other = unit.fields.findIndex(({ kind }) => kind !== 'text');
  const split = other < 0 ? unit.fields.length : other;
  return (
    <Frame
      title={unit.name || 'No name yet'}
      back={back}
      wide
      right={<IconButton icon="more" label="More for this unit" onPress={() => setMenu(true)} />}
      footer={
        <ButtonRow>
          <NextUnit
            view={view}
            unit={unit}
            onNext={toUnit}
            onAdd={() => warband.grow({ type: 'add' }, toUnit)}
          />
          <Button kind="felt" label="Done" fill onPress={() => go.goBack()} />
        </ButtonRow>
      }
    >
      <Columns
        left={
          <>
            <Profile unit={unit} total={view.meter} />
            {unit.problems
              .filter(({ text }) => !shown.has(text))
              .map(({ text, fix, rule }) => (
                <Notice
                  key={text}
                  kind="problem"
                  title={text}
                  text={fix}
                  action={rule === undefined ? undefined : { label: rule, onPress: () => readRule(rule) }}
                />
              ))}
            <Box style={[styles.texts, compact && styles.stacked]}>
              {editors.slice(0, split).map((editor, i) => (
                <Box key={i} style={!compact && styles.share}>
                  {editor}
                </Box>
              ))}
            </Box>
          </>
        }
        right={editors.slice(split)}
      />
      {menu && (
        <UnitMenu
          view={view}
          unit={unit}
          warband={warband}
          onClose={() => setMenu(false)}
          onCopied={toUnit}
          onRemoved={() => go.goBack()}
        />
      )}
    </Frame>
  );
}

interface NextUnitProps {
  readonly view: RosterView;
  readonly unit: RosterUnitView;
  readonly onNext: (unit: string) => void;
  readonly onAdd: () => void;
}

/** From one unit to the next without leaving; after the last, a new one. */
function NextUnit({ view, unit, onNext, onAdd }: NextUnitProps) {
  const next = view.units[view.units.findIndex(({ id }) => id === unit.id) + 1];
  if (next) return <Button label="Next" second={next.name} fill onPress={() => onNext(next.id)} />;
  if (!view.add) return null;
  const { label, note, blocked } = view.add;
  return (
    <Button
      icon="plus"
      label={label}
      second={note}
      blocked={blocked}
      fill
      onPress={() => {
        if (blocked === undefined) onAdd();
      }}
    />
  );
}

/** What the unit comes to, as it is being changed. */
function Profile({ unit, total }: { readonly unit: RosterUnitView; readonly total: RosterView['meter'] }) {
  const { kind, cost, costNote, stats, text } = unit;
  return (
    <Card>
      {(cost !== undefined || kind !== undefined) && (
        <Box style={styles.head}>
          <Box style={styles.words}>
            {kind !== undefined && (
              <Text variant="small" weight="600" color="ink2">
                {kind}
              </Text>
            )}
            {cost !== undefined && (
              <Box style={styles.cost}>
                <Text variant="total">{cost}</Text>
                <Text variant="header" weight="600">
                  {total?.unit ?? ''}
                </Text>
              </Box>
            )}
            {costNote !== undefined && costNote !== `${cost}` && (
              <Text variant="small" color="ink2">
                {costNote}
              </Text>
            )}
          </Box>
          {total && (
            <Box style={styles.total}>
              <Text variant="caption" weight="600" color="ink2">
                All together
              </Text>
              <Text variant="title" color={total.value > total.max ? 'bad' : 'ink'}>
                {`${total.value} / ${total.max}`}
              </Text>
            </Box>
          )}
        </Box>
      )}
      {stats.length > 0 && <Stats stats={stats} />}
      {text !== undefined && text !== '' && (
        <Box style={styles.text}>
          <Text variant="small" color="ink2">
            {text}
          </Text>
        </Box>
      )}
    </Card>
  );
}

const styles = StyleSheet.create({
  texts: { flexDirection: 'row', gap: space.s },
  stacked: { flexDirection: 'column' },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  head: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m, padding: space.l, paddingBottom: space.m },
  words: { flexGrow: 1, flexShrink: 1 },
  cost: { flexDirection: 'row', alignItems: 'flex-end', gap: 6 },
  total: { alignItems: 'flex-end' },
  text: { paddingHorizontal: space.l, paddingVertical: 10 },
});
