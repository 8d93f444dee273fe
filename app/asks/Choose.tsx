import { useMemo, useState } from 'react';
import { type ViewStyle } from 'react-native';
import { Box } from '../parts/Box';
import type { AskOf, Blocked, Option } from '../../engine';
import { Button, ButtonRow } from '../parts/Button';
import { Marker } from '../parts/Marker';
import { SideMark } from '../parts/SideMark';
import { Text } from '../parts/Text';
import { useSteady } from '../parts/useSteady';
import { space, useRoomy } from '../theme';
import { FeltNote } from './FeltNote';
import { MoreSheet } from './MoreSheet';
import { blockOf, cellOptions, entriesOf, leads, pickOf, type Entry } from './narrow';
import type { AskProps } from './panel';
import { leadOf, priceAmong, type Advised } from './prices';
import { findUnit, secondOf, wordsOf } from './words';

const MOST = 3;

/** One answer, narrowed by taps until it is the only one left. */
export function Choose(props: AskProps<AskOf<'choose'>>) {
  const {
    ask,
    view,
    picked,
    saving,
    advised,
    cellsShown = false,
    tight = false,
    onPick,
    onAnswer,
    onSkip,
    onRule,
  } = props;
  const [pressed, setPressed] = useState<string>();
  const [more, setMore] = useState(false);
  const [why, setWhy] = useState<Blocked>();
  const entries = entriesOf(ask.options, picked);
  const onBoard = cellsShown && picked.cell === undefined ? cellOptions(ask.options, picked) : [];
  const listed = entries.filter((entry) => !isOnBoard(entry, onBoard));
  const lead = leadOf(advised, ask.options);
  const { shown, rest } = inDock(byPrice(withLead(listed, lead), advised), lead);
  const take = (entry: Entry) => {
    const blocked = blockOf(entry);
    setWhy(blocked);
    if (blocked) return;
    setMore(false);
    setPressed(wordsOf(entry, view).key);
    if (entry.kind === 'answer') onAnswer({ kind: 'choose', option: entry.option.id });
    else onPick(pickOf(entry, picked));
  };
  return (
    <Box style={{ gap: space.s }}>
      {why && (
        <FeltNote
          icon="lock"
          title={why.why}
          text={why.rule && props.ruleText(why.rule)}
          rule={why.rule}
          onRule={onRule}
          onClose={() => setWhy(undefined)}
        />
      )}
      {shown.length === 0 && onBoard.length > 0 && (
        <Text variant="body" color="onFelt2">
          Tap a lit place on the board.
        </Text>
      )}
      <ButtonRow>
        {shown.map((entry) => (
          <EntryButton
            key={wordsOf(entry, view).key}
            entry={entry}
            view={view}
            advised={advised}
            leads={leads(entry, lead)}
            tight={tight}
            crowded={shown.length + (rest ? 1 : 0) > 2}
            busy={saving && pressed === wordsOf(entry, view).key}
            onPress={() => take(entry)}
          />
        ))}
        {rest && <MoreButton tight={tight} onPress={() => setMore(true)} />}
      </ButtonRow>
      {more && (
        <MoreSheet
          title={ask.prompt}
          entries={entries}
          view={view}
          advised={advised}
          ruleText={props.ruleText}
          onTake={take}
          onRule={onRule}
          onSkip={() => {
            setMore(false);
            onSkip();
          }}
          onClose={() => setMore(false)}
        />
      )}
    </Box>
  );
}

/** Dice that are best used one way: that answer itself, before the verbs that lead to it. */
function withLead(entries: readonly Entry[], lead: string | undefined): readonly Entry[] {
  const option = entries
    .filter((entry) => entry.kind === 'facet' && entry.facet === 'verb')
    .flatMap(({ options }) => options)
    .find(({ id, dice }) => id === lead && dice);
  if (!option) return entries;
  const others = entries.flatMap((entry): readonly Entry[] => {
    const options = entry.options.filter((each) => each !== option);
    if (options.length === entry.options.length) return [entry];
    const [only, another] = options;
    return only && !another ? [{ kind: 'answer', option: only, options }] : [{ ...entry, options } as Entry];
  });
  return [{ kind: 'answer', option, options: [option] }, ...others];
}

/** The best first, where prices are known; what has none keeps its place behind them. */
function byPrice(entries: readonly Entry[], advised: Advised | undefined): readonly Entry[] {
  if (!advised) return entries;
  const behind = ({ options }: Entry) => priceAmong(advised, options)?.behind ?? -Infinity;
  return [...entries].sort((one, other) => behind(other) - behind(one) || 0);
}

/** Three at most. What cannot be done now gives way first. */
function inDock(
  entries: readonly Entry[],
  lead: string | undefined,
): { readonly shown: readonly Entry[]; readonly rest: boolean } {
  if (entries.length <= MOST) return { shown: entries, rest: false };
  const open = entries.filter((entry) => !blockOf(entry));
  const isFirst = (entry: Entry) => leads(entry, lead);
  const first = [...open.filter(isFirst), ...open.filter((entry) => !isFirst(entry))];
  if (first.length > 0 && first.length <= MOST) return { shown: first, rest: false };
  return { shown: (first.length > 0 ? first : entries).slice(0, MOST - 1), rest: true };
}

/** All that is open behind it lies lit on the board. */
const isOnBoard = ({ options }: Entry, lit: readonly Option[]): boolean => {
  const open = options.filter(({ blocked }) => !blocked);
  // Where cells are lit, those that are not need no words.
  const elsewhere = open.length > 0 || options.every(({ cell }) => cell !== undefined);
  return lit.length > 0 && elsewhere && open.every((option) => lit.includes(option));
};

/** Its part of the row, by the length of its words; never less than its longest word needs (large text sees to that itself). */
function share(label: string, second: string | undefined, drawn: boolean, compact: boolean): ViewStyle {
  const beside = drawn ? 32 : 0;
  const longest = Math.max(...label.split(' ').map((word) => word.length));
  return {
    flexGrow: 5 + Math.min(16, Math.max(label.length, (second?.length ?? 0) * 0.85)) + beside / 10,
    ...(!compact && { minWidth: Math.min(150, 26 + beside + 9.4 * longest) }),
  };
}

function MoreButton({ tight, onPress }: { readonly tight: boolean; readonly onPress: () => void }) {
  const { compact, width } = useRoomy();
  const bare = compact || tight || width < NARROW;
  return (
    <Button
      kind="onFelt"
      fill
      style={bare ? BARE : share('More', undefined, true, compact)}
      icon="dots"
      label={bare ? '' : 'More'}
      spoken="More answers"
      onPress={onPress}
    />
  );
}

const BARE = { flexGrow: 4 };
const NARROW = 380;

interface EntryButtonProps extends Pick<AskProps, 'view' | 'advised'> {
  readonly entry: Entry;
  readonly leads: boolean;
  /** Three in a row: a second line leaves no room for an icon. */
  readonly crowded: boolean;
  readonly tight: boolean;
  readonly busy: boolean;
  readonly onPress: () => void;
}

function EntryButton(props: EntryButtonProps) {
  const { entry, view, advised, crowded, tight, busy } = props;
  const { label, icon, unit, side } = wordsOf(entry, view);
  const second = secondOf(entry, view, advised, crowded);
  const { compact } = useRoomy();
  const reason = blockOf(entry)?.why ?? second;
  const found = unit === undefined ? undefined : findUnit(view, unit);
  const onPress = useSteady(props.onPress);
  const leading = tight ? undefined : found?.unit.marker ? (
    <Marker side={found.side} used={found.unit.marker.value === 0} onFelt />
  ) : (found?.side ?? side) ? (
    <SideMark side={(found?.side ?? side)!} size={15} onFelt />
  ) : undefined;
  const drawn = !tight && (leading !== undefined || icon !== undefined);
  const style = useMemo(() => share(label, reason, drawn, compact), [label, reason, drawn, compact]);
  return (
    <Button
      fill
      kind={props.leads ? 'primary' : 'onFelt'}
      onFelt
      label={label}
      second={second}
      icon={leading || tight || (crowded && reason) ? undefined : icon}
      leading={leading}
      blocked={blockOf(entry)?.why}
      style={style}
      busy={busy}
      onPress={onPress}
    />
  );
}
