/** The browser's own; it is there wherever storage is. */
export const newId = (): string => crypto.randomUUID();

/** For a game's dice, a random warband or a drawn mission. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! >>> 1;
