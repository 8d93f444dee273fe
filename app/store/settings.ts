import type { Db } from './db';

/** Every setting with what it may be; the first is the default. */
export const SETTINGS = {
  light: ['system', 'light', 'dark'],
  awake: ['on', 'off'],
  haptics: ['on', 'off'],
  sounds: ['on', 'off'],
  faceToFace: ['off', 'on'],
  dice: ['app', 'typed'],
} as const;
export type SettingKey = keyof typeof SETTINGS;
export type Settings = { readonly [K in SettingKey]: (typeof SETTINGS)[K][number] };

export const DEFAULTS = Object.fromEntries(
  Object.entries(SETTINGS).map(([key, [first]]) => [key, first]),
) as Settings;

/** A value that is not one of those listed counts as the default. */
export async function readSettings(db: Db): Promise<Settings> {
  const rows = await db.all<{ key: string; value: string }>('SELECT key, value FROM setting');
  const known = rows.filter(({ key, value }) =>
    (SETTINGS as Record<string, readonly string[]>)[key]?.includes(value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) };
}

/** Also keeps what the app remembers for itself, such as the game that was open. */
export async function writeSetting(db: Db, key: string, value: string): Promise<void> {
  await db.run(
    'INSERT INTO setting (key, value) VALUES (?1, ?2) ON CONFLICT (key) DO UPDATE SET value = ?2',
    [key, value],
  );
}

export async function readSetting(db: Db, key: string): Promise<string | undefined> {
  const [row] = await db.all<{ value: string }>('SELECT value FROM setting WHERE key = ?', [key]);
  return row?.value;
}
