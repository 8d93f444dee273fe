import { existsSync } from 'node:fs';

import { expoDisk } from '../../app/store/expoDb';
import { MIGRATIONS } from '../../app/store/migrations';
import { openStore } from '../../app/store/open';
import { createGame } from '../../app/store/gameLog';
import { nodeDisk, remove } from '../store/nodeDisk';
import { entry, ready, setup, storeSuite } from '../store/suite';
import { folderOf } from './nativeSqlite';

// Only the native half of expo-sqlite is replaced, by a real SQLite on real files; its JavaScript is its own.
jest.mock('../../node_modules/expo-sqlite/build/ExpoSQLite', () => jest.requireActual('./nativeSqlite'));
// The inspector of a development build looks for a server that no test has.
jest.mock('../../node_modules/expo-sqlite/build/SQLiteDevToolsClient', () => ({
  registerDatabaseForDevToolsAsync: () => Promise.resolve(),
  unregisterDatabaseForDevToolsAsync: () => Promise.resolve(),
}));

let folder = nodeDisk();
beforeEach(() => {
  folder = nodeDisk();
  folderOf.current = folder.folder;
});
afterEach(() => remove(folder));

storeSuite('expo-sqlite', () => expoDisk);

it('copies the file before it migrates', async () => {
  await createGame(await ready(expoDisk), entry('g'), setup);
  const opened = await openStore(expoDisk, 9, [...MIGRATIONS, 'ALTER TABLE game ADD COLUMN place TEXT']);
  expect(opened.kind).toBe('ready');
  expect(existsSync(folder.path('muster-v1-9.db'))).toBe(true);
});
