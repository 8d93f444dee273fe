import type { Aim } from '../../engine';
import { writeAim } from './aims';
import { deleteGame, listGames, renameGame, restoreGame } from './gameLog';
import { newId } from './chance';
import { theDb, useMuster } from './muster';
import { deleteRoster, listRosters, restoreRoster, saveRoster, type RosterEntry } from './rosterBook';
import { writeSetting, type SettingKey, type Settings } from './settings';

const reloadRosters = async () => useMuster.setState({ rosters: await listRosters(theDb()) });
const reloadGames = async () => useMuster.setState({ games: await listGames(theDb()) });

export async function addRoster(ruleset: string, name: string, body: unknown): Promise<RosterEntry> {
  const entry = { id: newId(), ruleset, name, body, madeAt: Date.now() };
  await saveRoster(theDb(), entry, entry.madeAt);
  await reloadRosters();
  return entry;
}

export async function changeRoster(entry: RosterEntry): Promise<void> {
  await saveRoster(theDb(), entry, Date.now());
  await reloadRosters();
}

export async function removeRoster({ id, name }: RosterEntry): Promise<void> {
  await deleteRoster(theDb(), id, Date.now());
  useMuster.setState({ deleted: { kind: 'roster', id, name } });
  await reloadRosters();
}

export async function removeGame(id: string, name: string): Promise<void> {
  await deleteGame(theDb(), id, Date.now());
  const { open } = useMuster.getState();
  useMuster.setState({ deleted: { kind: 'game', id, name }, ...(open?.id === id && { open: undefined }) });
  await reloadGames();
}

export async function bringBack(): Promise<void> {
  const { deleted } = useMuster.getState();
  if (!deleted) return;
  await (deleted.kind === 'game' ? restoreGame : restoreRoster)(theDb(), deleted.id);
  useMuster.setState({ deleted: undefined });
  await reloadGames();
  await reloadRosters();
}

export const forgetDeleted = (): void => useMuster.setState({ deleted: undefined });

export async function rename(id: string, title: string): Promise<void> {
  await renameGame(theDb(), id, title);
  const { open } = useMuster.getState();
  if (open?.id === id) useMuster.setState({ open: { ...open, title } });
  await reloadGames();
}

export async function setSetting<K extends SettingKey>(key: K, value: Settings[K]): Promise<void> {
  await writeSetting(theDb(), key, value);
  useMuster.setState((state) => ({ settings: { ...state.settings, [key]: value } }));
}

export async function setAim(ruleset: string, aim: Aim): Promise<void> {
  await writeAim(theDb(), ruleset, aim);
  useMuster.setState(({ aims }) => ({ aims: { ...aims, [ruleset]: aim } }));
}

export async function aboutDamageHeard(): Promise<void> {
  const { aside } = useMuster.getState();
  await writeSetting(theDb(), 'aside', aside.join(' '));
  useMuster.setState({ aside: [] });
}
