import { describe, expect, test } from '@jest/globals';
import { xchacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { createRng, createRngs, nextInt, nextWord, type Rng, shuffle } from '../src/index.ts';

const words = (seed: string, count: number): number[] => {
  const rng = createRng(seed);
  return Array.from({ length: count }, () => nextWord(rng));
};

/** The next bytes of a stream, as published vectors write them. */
const bytes = (rng: Rng, count: number): string =>
  Array.from({ length: count / 4 }, () => nextWord(rng))
    .flatMap((word) => [word, word >>> 8, word >>> 16, word >>> 24])
    .map((byte) => (byte & 255).toString(16).padStart(2, '0'))
    .join('');

describe('the stream', () => {
  const zeros = '0'.repeat(64);
  test.each([
    [
      'A.1 #1',
      zeros,
      0,
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    ],
    [
      'A.1 #2',
      zeros,
      1,
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    ],
    [
      'A.1 #3',
      `${'0'.repeat(63)}1`,
      1,
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    ],
    [
      'A.1 #4',
      `00ff${'0'.repeat(60)}`,
      2,
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    ],
  ])('is ChaCha20 of RFC 8439: vector %s', (_vector, key, block, stream) => {
    expect(bytes({ key, taken: 16 * block }, 64)).toBe(stream);
  });

  test('goes on without a gap, wherever it is read from', () => {
    const whole = words('gap', 600);
    for (let taken = 0; taken < 600; taken += 37)
      expect(nextWord({ ...createRng('gap'), taken })).toBe(whole[taken]);
  });

  test('is the same when many streams are read in turns', () => {
    const rngs = Array.from({ length: 20 }, (_, i) => createRng(`turn ${i}`));
    const drawn = rngs.map((): number[] => []);
    for (let i = 0; i < 150; i++)
      for (const [index, rng] of rngs.entries()) drawn[index]?.push(nextWord(rng));
    expect(drawn).toEqual(rngs.map((_, i) => words(`turn ${i}`, 150)));
  });
});

describe('keys', () => {
  const pairs = [
    ['reef', 'animals'],
    ['reef', 'large'],
    ['', ''],
    ['¿Qué?', 'sixteen letters!'],
  ] as const;
  test.each(pairs)('of "%s" for "%s" are those of XChaCha20', (seed, purpose) => {
    const nonce = new Uint8Array(24);
    nonce.set(utf8ToBytes(purpose));
    const stream = xchacha20(sha256(utf8ToBytes(seed)), nonce, new Uint8Array(640));
    expect(bytes(createRng(seed, purpose), 640)).toBe(bytesToHex(stream));
  });

  test('are another for each purpose and seed, whatever else is asked for', () => {
    const { large, corals } = createRngs('reef', ['large', 'corals']);
    expect(large).toEqual(createRng('reef', 'large'));
    const keys = [
      large,
      corals,
      createRng('reef'),
      createRng('atoll', 'large'),
      createRng('reeflarge'),
      createRng('ree', 'flarge'),
    ];
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length);
  });

  test.each(['seventeen letters', 'é', 'a\0'])('are not made for the purpose %p', (purpose) => {
    expect(() => createRng('reef', purpose)).toThrow(RangeError);
  });
});

describe('the generator', () => {
  test('is the same for ever: old logs must still fold', () => {
    expect(words('reef', 4)).toMatchInlineSnapshot(`
[
  666180634,
  4194077825,
  4157796588,
  4160972935,
]
`);
    expect(words('', 2)).toMatchInlineSnapshot(`
[
  4214266821,
  2907977181,
]
`);
    expect(shuffle(createRng('reef'), [1, 2, 3, 4, 5, 6, 7, 8])).toMatchInlineSnapshot(`
[
  8,
  5,
  2,
  4,
  6,
  7,
  1,
  3,
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
