import { SIDES, type SideKey } from '../theme';
import type { Ask, Option, UnitId, UnitView, View } from '../../engine';
import type { IconName } from '../parts/Icon';
import { iconOf } from '../parts/glyphs';
import { blockOf, entriesOf, left, type Entry, type Facet, type Picked } from './narrow';
import { priceAmong, priceWords, type Advised } from './prices';

export function findUnit(
  view: View,
  id: UnitId,
): { readonly unit: UnitView; readonly side: SideKey } | undefined {
  for (const side of view.sides) {
    const unit = side.units.find((each) => each.id === id);
    if (unit) return { unit, side: side.id };
  }
  return undefined;
}
export const unitName = (view: View, id: UnitId): string => findUnit(view, id)?.unit.name ?? id;
export const sideName = (view: View, id: SideKey): string =>
  view.sides.find((side) => side.id === id)?.name ?? SIDES[id].name;

export interface EntryWords {
  readonly key: string;
  readonly label: string;
  readonly second?: string;
  readonly icon?: IconName;
  readonly unit?: UnitId;
  readonly side?: SideKey;
}

export function wordsOf(entry: Entry, view: View): EntryWords {
  if (entry.kind === 'answer') return answerWords(entry, view);
  const { facet, value, verb } = entry;
  const key = `${facet}:${value}`;
  switch (facet) {
    case 'unit':
    case 'target':
      return { key, label: unitName(view, value), unit: value };
    case 'verb':
      return { key, label: verb?.label ?? value, icon: verb?.icon && iconOf(verb.icon) };
    case 'cell':
      return { key, label: value };
    case 'dice':
      return { key, label: entry.options[0]!.label };
  }
}

/** Where only the target is left to say, its name says it all. */
function answerWords({ option, by }: Extract<Entry, { kind: 'answer' }>, view: View): EntryWords {
  const { id, label, note, icon, verb, side, target } = option;
  const glyph = icon ?? verb?.icon;
  const name = by === 'target' && target !== undefined ? unitName(view, target) : label;
  return { key: id, label: name, second: note, icon: glyph && iconOf(glyph), side };
}

const ONE_LINE = 20;

/** What an entry means and, where advice is given, its price: "with your 6 · best"; one below the other where it is long. */
export function secondOf(
  entry: Entry,
  view: View,
  advised: Advised | undefined,
  crowded = false,
): string | undefined {
  const { second } = wordsOf(entry, view);
  const price = priceAmong(advised, entry.options);
  if (!advised || !price) return second;
  const words = priceWords(price, advised.goal);
  if (second === undefined) return words;
  const long = crowded || second.length + words.length > ONE_LINE;
  return `${second}${long ? '\n' : ' · '}${words}`;
}

export const reasonOf = (entry: Entry): string | undefined => blockOf(entry)?.why;

const NEXT: Readonly<Record<Facet, string>> = {
  unit: 'Which unit?',
  verb: 'What next?',
  target: 'At whom?',
  cell: 'Where to?',
  dice: 'With which dice?',
};

/** The prompt once something has been picked: what is still open, after what has been said. */
export function narrowedPrompt(options: readonly Option[], picked: Picked): string {
  const facet = entriesOf(options, picked).find((entry) => entry.kind === 'facet')?.facet;
  if (facet) return NEXT[facet];
  if (picked.dice?.length) return 'How is it used?';
  const rest = left(options, picked);
  const tells = (['dice', 'cell', 'target', 'verb'] as const).find(
    (each) => picked[each] === undefined && rest.some((option) => option[each] !== undefined),
  );
  return NEXT[tells ?? 'verb'];
}

/** "Ash › Shoot": the way here. */
export function crumbs(options: readonly Option[], picked: Picked, view: View): string {
  const verb = options.find((option) => option.verb?.id === picked.verb)?.verb?.label;
  const dice = picked.dice?.length
    ? `${picked.dice.length} ${picked.dice.length === 1 ? 'die' : 'dice'}`
    : undefined;
  return [
    picked.unit && unitName(view, picked.unit),
    picked.verb && verb,
    picked.target && unitName(view, picked.target),
    picked.cell,
    dice,
  ]
    .filter(Boolean)
    .join(' › ');
}

/** The prompt names the unit or the side itself, so one line is enough. */
export function saysWho(ask: Ask, view: View): boolean {
  const who = [
    ...(ask.unit === undefined ? [] : [unitName(view, ask.unit)]),
    ...(ask.asked.by === 'player' ? [sideName(view, ask.asked.side)] : []),
  ];
  return who.some((name) => ask.prompt.startsWith(`${name}:`));
}

export function whoAsks(ask: Ask, view: View): string {
  const unit = ask.unit === undefined ? undefined : unitName(view, ask.unit);
  switch (ask.asked.by) {
    case 'player':
      return [sideName(view, ask.asked.side), unit].filter(Boolean).join(' · ');
    case 'dice':
      return 'The dice';
    case 'table':
      return 'The table';
  }
}
