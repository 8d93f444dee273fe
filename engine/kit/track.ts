/** Keeps a value between 0 and `max`. */
export const clamp = (value: number, max: number): number => Math.max(0, Math.min(max, value));

/** "−2", "+1": with the sign players read. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
