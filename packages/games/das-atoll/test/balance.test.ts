import { describe, expect, test } from '@jest/globals';
import { dasAtoll } from '../src/index.ts';
import { balance } from '../src/tooling/index.ts';

const setupOf = (seed: string, start: 'throw' | 'seat') => ({
  ...{ seed, seats: 4 },
  options: dasAtoll.parseOptions({ start }),
});

describe('the order of play in the notes of the balance of Das Atoll', () => {
  test.each(['a', 'b', 'c', 'd', 'e'])('begins with the seat that the dice choose: %s', (seed) => {
    const state = dasAtoll.setup(setupOf(seed, 'throw'));
    const order = balance.order(state);
    const thrown = dasAtoll.apply(state, 0, { type: 'roll' });
    expect(order[0]).toBe(thrown.state.first);
    expect(order.map((seat) => (seat - order[0] + 4) % 4)).toEqual([0, 1, 2, 3]);
  });

  test('[S4] every seat begins in some of the matches', () => {
    const firsts = Array.from({ length: 40 }, (_, match) =>
      balance.order(dasAtoll.setup(setupOf(`drawn ${match}`, 'throw'))).at(0),
    );
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('is that of the seats where the first one begins', () => {
    expect(balance.order(dasAtoll.setup(setupOf('a', 'seat')))).toEqual([0, 1, 2, 3]);
  });

  test('leaves the match as it is', () => {
    const state = dasAtoll.setup(setupOf('a', 'throw'));
    const before = JSON.stringify(state);
    balance.order(state);
    expect(JSON.stringify(state)).toBe(before);
  });
});
