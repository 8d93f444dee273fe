import { newId, newSeed } from '../../app/store/chance.web';

beforeAll(() => {
  globalThis.crypto ??= jest.requireActual('node:crypto').webcrypto;
});

describe('the browser’s own chance', () => {
  it('gives ids that are never the same', () => {
    const ids = Array.from({ length: 100 }, newId);
    expect(new Set(ids).size).toBe(100);
    expect(ids[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  it('gives whole seeds from 0 to 2^31 − 1, in either half of them', () => {
    const seeds = Array.from({ length: 100 }, newSeed);
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31)).toBe(true);
    expect(new Set(seeds.map((seed) => seed >= 2 ** 30)).size).toBe(2);
  });
});
