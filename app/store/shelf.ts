import { create } from 'zustand';

import { RULESETS, type Ruleset, type Volume } from '../../engine';

/** The rulesets read so far, by id. */
export const useShelf = create<Readonly<Record<string, Ruleset>>>()(() => ({}));

export const rulesetOf = (id: string): Ruleset | undefined => useShelf.getState()[id];
export const volumeOf = (id: string | undefined): Volume | undefined =>
  RULESETS.find((volume) => volume.id === id);

const reading = new Map<string, Promise<Ruleset | undefined>>();

/** Read once and kept; undefined where there is no such game, or its file cannot be had now. */
export function openRuleset(id: string): Promise<Ruleset | undefined> {
  const read = reading.get(id) ?? taken(id);
  reading.set(id, read);
  // One that failed is tried anew when it is next asked for.
  void read.then((rules) => rules ?? reading.delete(id));
  return read;
}

async function taken(id: string): Promise<Ruleset | undefined> {
  try {
    const rules = await volumeOf(id)?.open();
    if (rules) useShelf.setState({ [id]: rules });
    return rules;
  } catch {
    return undefined;
  }
}

/**
 * All of them, one at a time and only while there is nothing else to do: a page that has them needs no file any more,
 * whatever becomes of the host or the network.
 */
export async function openAll(): Promise<void> {
  for (const { id } of RULESETS) {
    await idle();
    await openRuleset(id);
  }
}

/** Safari has no idle callback; there a pause has to do. */
const idle = (): Promise<void> =>
  new Promise((settle) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => settle());
    else setTimeout(settle, PAUSE);
  });
const PAUSE = 300;
