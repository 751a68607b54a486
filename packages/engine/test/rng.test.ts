import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt, nextWord, shuffle } from '@atoll/engine';

const words = (seed: string, count: number): number[] => {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => nextWord(rng));
};

describe('the generator', () => {
  test('is the same for ever: old logs must still fold', () => {
    expect(words('reef', 4)).toMatchInlineSnapshot(`
[
  3504822283,
  2710284216,
  2545603418,
  2870283068,
]
`);
    expect(words('', 2)).toMatchInlineSnapshot(`
[
  345226382,
  1258551070,
]
`);
    expect(shuffle(createRng('reef'), [1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
[
  2,
  6,
  5,
  1,
  7,
  3,
  8,
  4,
]
`);
  });

  test('gives equal sequences for equal seeds and others for other seeds', () => {
    expect(words('a', 50)).toEqual(words('a', 50));
    const firsts = new Set(Array.from({ length: 500 }, (_, i) => words(`seed ${i}`, 1)[0]));
    expect(firsts.size).toBe(500);
  });

  test('is a value: a copy continues as the original does, also after JSON', () => {
    const rng = createRng('copy');
    for (let i = 0; i < 7; i++) nextWord(rng);
    const copy = JSON.parse(JSON.stringify(rng)) as typeof rng;
    const rest = Array.from({ length: 20 }, () => nextWord(rng));
    expect(Array.from({ length: 20 }, () => nextWord(copy))).toEqual(rest);
  });

  test('sets every one of its 32 bits about half of the time', () => {
    const drawn = words('bits', 4000);
    for (let bit = 0; bit < 32; bit++) {
      const ones = drawn.filter((word) => (word >>> bit) & 1).length;
      expect(ones).toBeGreaterThan(1850);
      expect(ones).toBeLessThan(2150);
    }
  });
});

describe('nextInt', () => {
  test.each([1, 2, 3, 6, 7, 52])('is uniform below %i', (bound) => {
    const rng = createRng(`uniform ${bound}`);
    const counts = new Array<number>(bound).fill(0);
    const each = 2000;
    for (let i = 0; i < each * bound; i++) counts[nextInt(rng, bound)]!++;
    // Chi squared stays near its degrees of freedom; five standard deviations above is no accident.
    const chi = counts.reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
    expect(chi).toBeLessThan(bound - 1 + 5 * Math.sqrt(2 * bound));
  });

  test('rejects the uneven rest, so that a bound just above half of the range has no bias', () => {
    const bound = 3 * 2 ** 30;
    const rng = createRng('rejection');
    const draws = Array.from({ length: 3000 }, () => nextInt(rng, bound));
    // Without rejection the lowest third would come up twice as often as each of the others.
    const low = draws.filter((drawn) => drawn < 2 ** 30).length;
    expect(low).toBeGreaterThan(870);
    expect(low).toBeLessThan(1130);
    expect(Math.max(...draws)).toBeLessThan(bound);
  });

  test('takes the whole range of 32 bits', () => {
    const [word] = words('whole', 1);
    expect(nextInt(createRng('whole'), 2 ** 32)).toBe(word);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, NaN])('refuses the bound %p', (bound) => {
    expect(() => nextInt(createRng('bound'), bound)).toThrow(RangeError);
  });
});

describe('shuffle', () => {
  test('keeps every item, in place', () => {
    const items = [1, 2, 3, 4, 5];
    expect(shuffle(createRng('keep'), items)).toBe(items);
    expect([...items].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test('makes each order equally likely', () => {
    const rng = createRng('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  test('leaves nothing and one thing alone', () => {
    expect(shuffle(createRng('x'), [])).toEqual([]);
    expect(shuffle(createRng('x'), ['one'])).toEqual(['one']);
  });
});
