/** A fixed piece of work, to tell this machine and engine from another: objects, strings and small integers. */
export function calibrate(now: () => number): number {
  const began = now();
  let sum = 0;
  for (let i = 0; i < 200_000; i++) {
    const pair = { left: i & 7, right: `${i & 15}` };
    sum = (sum + pair.left + pair.right.length) | 0;
  }
  return sum < 0 ? 0 : now() - began;
}
