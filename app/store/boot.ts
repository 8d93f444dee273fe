import { readAims } from './aims';
import type { Disk } from './db';
import { listGames } from './gameLog';
import { claimStorage, keepForGood, takeOver } from './lock';
import { setDb, theDb, useMuster, type Boot } from './muster';
import { openStore } from './open';
import { openGame } from './play';
import { listRosters } from './rosterBook';
import { readSetting, readSettings } from './settings';
import { openRuleset } from './shelf';

/** Opens the database once for the life of the app and goes back to the game that was open. */
export async function boot(disk: Disk): Promise<void> {
  const claim = await claimStorage();
  if (claim === 'held') await load(disk);
  else useMuster.setState({ boot: { kind: claim } });
}

export async function bootByTakingOver(disk: Disk): Promise<void> {
  useMuster.setState({ boot: { kind: 'opening' } });
  await takeOver();
  await load(disk);
}

async function load(disk: Disk): Promise<void> {
  const result = await openStore(disk, Date.now());
  if (result.kind !== 'ready') {
    useMuster.setState({ boot: result satisfies Boot });
    return;
  }
  const { db, aside } = result;
  setDb(db);
  void keepForGood();
  const [games, last] = [await listGames(db), await readSetting(db, 'open')];
  const current = games.find((entry) => entry.id === last && !entry.endedAt);
  const rules = current && inTime(openRuleset(current.ruleset));
  const [rosters, settings] = [await listRosters(db), await readSettings(db)];
  useMuster.setState({ games, rosters, settings, aims: await readAims(db), aside: await unseen(aside) });
  // Without its rules the game waits in the list of games, and everything else is there.
  if (current && (await rules)) await openGame(current.id);
  useMuster.setState({ boot: { kind: 'ready' } });
}

/** A network that never answers must not keep the app from opening. */
async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  let over: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<undefined>((settle) => {
    over = setTimeout(() => settle(undefined), PATIENCE);
  });
  const first = await Promise.race([work, late]);
  clearTimeout(over);
  return first;
}
const PATIENCE = 8000;

/** A damaged file is spoken of once. */
async function unseen(aside: readonly string[]): Promise<readonly string[]> {
  const told = await readSetting(theDb(), 'aside');
  return aside.filter((name) => !told?.split(' ').includes(name));
}
