import {
  begin, nextOf, play, rollFor, viewOf, type Action, type Adjust, type Answer, type Game, type Setup,
} from '../../engine'; // prettier-ignore
import { appendAction, createGame, endGame, listGames, readGame, touchGame } from './gameLog';
import { newId } from './chance';
import { theDb, useMuster, type OpenGame } from './muster';
import { replayed } from './reading';
import { writeSetting } from './settings';
import { openRuleset, rulesetOf, volumeOf } from './shelf';

/** What a person does; the store adds the length of the log on the screen it was done on. */
export type Deed =
  | { readonly type: 'answer'; readonly ask: string; readonly answer: Answer }
  | ({ readonly type: 'adjust' } & Adjust)
  | { readonly type: 'skip' | 'undo' | 'redo' }
  | { readonly type: 'concede'; readonly side: Extract<Action, { type: 'concede' }>['side'] };

/** Plays a deed, saves it, and only then shows it. `at` is the log the player saw. */
export async function submit(deed: Deed, at: number): Promise<void> {
  const { open } = useMuster.getState();
  if (!open || writing || open.stopped) return;
  const action = { ...deed, at } as Action;
  const played = play(open.game, action);
  if (played.ok) await save(open, played.value, action);
  else if (played.error.code !== 'stale') useMuster.setState({ refused: { ...played.error, at } });
}

/** One step at a time. The screen is told only of a step that takes long: it would be redrawn twice for each tap. */
let writing = false;
const LONG = 60;

async function save(open: OpenGame, game: Game, action: Action): Promise<void> {
  writing = true;
  const slow = setTimeout(() => useMuster.setState({ saving: true }), LONG);
  try {
    const written = appendAction(theDb(), open.id, action, Date.now());
    // Worked out while SQLite writes; shown only once it has.
    viewOf(game);
    nextOf(game);
    if (!(await written)) throw new Error('The step does not follow the last one saved.');
    useMuster.setState({ open: { ...open, game }, saving: false, unsaved: undefined, refused: undefined });
  } catch (error) {
    useMuster.setState({ saving: false, unsaved: { action, full: /full|quota/i.test(String(error)) } });
    return;
  } finally {
    clearTimeout(slow);
    writing = false;
  }
  await noteEnd(open, game);
}

/** Keeps the result with the game when it ends, and takes it away when the end is taken back. */
async function noteEnd(open: OpenGame, game: Game): Promise<void> {
  const { over } = nextOf(game);
  const was = nextOf(open.game).over;
  if (over === was) return;
  try {
    await endGame(theDb(), open.id, over, Date.now());
    useMuster.setState({ games: await listGames(theDb()) });
  } catch {
    // The log is saved and says it all; the list of games shows the result when it can next be written.
  }
}

export async function retry(): Promise<void> {
  const { open, unsaved } = useMuster.getState();
  if (!open || !unsaved) return;
  const played = play(open.game, unsaved.action);
  if (played.ok) await save(open, played.value, unsaved.action);
}
export const giveUp = (): void => useMuster.setState({ unsaved: undefined });
export const dismissRefusal = (): void => useMuster.setState({ refused: undefined });

/** Rolls the open question's dice in the app, keeping those already typed. */
export async function rollInApp(at: number, typed: readonly number[] = []): Promise<void> {
  const { open } = useMuster.getState();
  const ask = open && nextOf(open.game).ask;
  if (!open || ask?.kind !== 'roll') return;
  const { setup, now } = open.game;
  const answer = rollFor(ask.pools, setup.seed, now.rolled, typed);
  await submit({ type: 'answer', ask: ask.id, answer }, at);
}

export async function startGame(ruleset: string, title: string, setup: Setup): Promise<void> {
  const rules = rulesetOf(ruleset);
  if (!rules) return;
  const game = begin(rules, setup);
  const now = Date.now();
  const entry = { id: newId(), ruleset, rulesVersion: rules.version, title, startedAt: now, touchedAt: now };
  await createGame(theDb(), entry, setup);
  await writeSetting(theDb(), 'open', entry.id);
  useMuster.setState({
    open: { id: entry.id, title, game },
    games: await listGames(theDb()),
    unsaved: undefined,
  });
}

/** Why a game does not open, in a sentence. `rules`: it can be tried again, the game is sound. */
export interface NotOpened {
  readonly lacks: 'rules' | 'sense';
  readonly why: string;
}

/** Says why when the game cannot be opened. */
export async function openGame(id: string): Promise<NotOpened | undefined> {
  const stored = await readGame(theDb(), id);
  const volume = volumeOf(stored?.entry.ruleset);
  if (volume && !(await openRuleset(volume.id)))
    return { lacks: 'rules', why: `The rules of ${volume.name} could not be read. The game is safe.` };
  const read = replayed(stored);
  if (!stored || !read)
    return {
      lacks: 'sense',
      why: 'This game cannot be read. It is kept as it is; your other games are not touched.',
    };
  await noteOpened(id);
  const games = await listGames(theDb());
  useMuster.setState({ open: { id, title: stored.entry.title, ...read }, games, unsaved: undefined });
  return undefined;
}

async function noteOpened(id: string): Promise<void> {
  try {
    await touchGame(theDb(), id, Date.now());
    await writeSetting(theDb(), 'open', id);
  } catch {
    // A full storage can still be read; the first step that cannot be saved will say so.
  }
}

/** Carries on from where reading stopped, in a copy; the stopped game stays as it is. */
export async function goOnFromHere(): Promise<void> {
  const { open } = useMuster.getState();
  const stored = open?.stopped && (await readGame(theDb(), open.id));
  const rules = stored && rulesetOf(stored.entry.ruleset);
  if (!open?.stopped || !stored || !rules) return;
  const now = Date.now();
  const title = `${stored.entry.title} copy`;
  const times = { startedAt: now, touchedAt: now };
  const entry = { ...stored.entry, id: newId(), title, rulesVersion: rules.version, ...times };
  await createGame(theDb(), entry, stored.setup, stored.log.slice(0, open.stopped.at));
  await openGame(entry.id);
}

export async function closeGame(): Promise<void> {
  await writeSetting(theDb(), 'open', '');
  useMuster.setState({ open: undefined, games: await listGames(theDb()) });
}
