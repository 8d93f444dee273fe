import { getRandomValues, randomUUID } from 'expo-crypto';

export const newId = (): string => randomUUID();

/** For a game's dice, a random warband or a drawn mission. */
export const newSeed = (): number => getRandomValues(new Uint32Array(1))[0]! >>> 1;
