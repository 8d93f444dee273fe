/** One line of a bench's table. */
export interface Row {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
}
export type Clock = () => number;

/** The middle of several runs, in milliseconds. */
export function median(runs: number, now: Clock, work: () => void): number {
  const times = Array.from({ length: runs }, () => {
    const began = now();
    work();
    return now() - began;
  });
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)]!;
}
