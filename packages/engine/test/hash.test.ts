import { describe, expect, test } from '@jest/globals';
import { hashState } from '../src/index.ts';

describe('the hash of a state', () => {
  test('is the same for ever: checkpoints of old logs must still hold', () => {
    expect(hashState({ seats: [{ coins: 5, name: 'é' }], over: false })).toMatchInlineSnapshot(
      `"7ddc39bad3dc7c02"`,
    );
    expect(hashState(null)).toMatchInlineSnapshot(`"69fcb93a9b55e0da"`);
    const odd = { 'k"\\': 'é\n"\ud800', list: [undefined, NaN, -0, 1e21] };
    expect(hashState(odd)).toMatchInlineSnapshot(`"e85bcdbeb2e87498"`);
    const dictionary = Object.fromEntries(
      Array.from({ length: 600 }, (_, i) => [`key ${i}`, { [`in ${i}`]: i }]),
    );
    expect(hashState(dictionary)).toMatchInlineSnapshot(`"fda94b067d0650ba"`);
  });

  test('is 16 hexadecimal digits', () => {
    for (const value of [0, '', [], {}, 'long '.repeat(1000)])
      expect(hashState(value)).toMatch(/^[0-9a-f]{16}$/);
  });

  test('does not mind the order of keys or an undefined field', () => {
    expect(hashState({ a: 1, b: { c: 2, d: 3 } })).toBe(hashState({ b: { d: 3, c: 2 }, a: 1 }));
    expect(hashState({ a: 1, b: undefined })).toBe(hashState({ a: 1 }));
  });

  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [
      [1, [2]],
      [[1], 2],
    ],
    [{ a: 1 }, { a: '1' }],
    [{ a: 1 }, { b: 1 }],
    [{ a: null }, {}],
    [[], {}],
    ['1,2', ['1', '2']],
    [{ 'a":1,"b': 2 }, { a: 1, b: 2 }],
    [0, false],
  ])('tells %j from %j', (one, other) => {
    expect(hashState(one)).not.toBe(hashState(other));
  });

  test('survives JSON', () => {
    const state = { list: [1, -0, 2.5, 'x', true, null], deep: { z: [], a: {} } };
    expect(hashState(JSON.parse(JSON.stringify(state)))).toBe(hashState(state));
  });

  test('spreads small differences: no collision among many near states', () => {
    const hashes = new Set<string>();
    for (let x = 0; x < 60; x++) for (let y = 0; y < 60; y++) hashes.add(hashState({ x, y }));
    expect(hashes.size).toBe(3600);
  });
});
