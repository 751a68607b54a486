import type { Bot } from '@atoll/engine';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { DasAtollAction } from '../src/action.ts';
import { dasAtoll } from '../src/index.ts';
import { balance, styles } from '../src/tooling/index.ts';

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

describe('the places of a settlement', () => {
  const state = dasAtoll.setup(setupOf('a', 'seat'));
  const settlements = dasAtoll
    .legalActions(state, dasAtoll.activeSeats(state)[0]!)
    .filter(({ type }) => type === 'settlement');

  test('are what it buys, and nothing else buys any', () => {
    const bought = new Set(settlements.flatMap((action) => balance.buys(action, state)));
    const known = new Set(balance.cards.map(({ id }) => id));
    expect(bought.size).toBeGreaterThan(0);
    expect([...bought].filter((place) => !known.has(place))).toEqual([]);
    expect(balance.buys({ type: 'buy' }, state)).toEqual([]);
  });
});

describe('the styles', () => {
  /** How often each style did what, in matches of all four with rotated seats. */
  const bots = new Map<string, Bot>();
  const did: Record<string, Record<string, number>> = {};

  beforeAll(async () => {
    for (const { id, load } of styles) bots.set(id, await load());
    const ids = [...bots.keys()];
    for (let match = 0; match < 4; match++) {
      const seated = ids.map((_, seat) => ids[(seat + match) % ids.length]!);
      let state = dasAtoll.setup(setupOf(`styles ${match}`, 'seat'));
      for (let at = 0; ; at++) {
        const [seat] = dasAtoll.activeSeats(state);
        if (seat === undefined) break;
        const id = seated[seat]!;
        const action = bots
          .get(id)!
          .choose({
            game: dasAtoll as never,
            view: dasAtoll.publicView(state),
            privateView: dasAtoll.privateView?.(state, seat),
            seat,
            legal: dasAtoll.legalActions(state, seat),
            seed: `${match} ${at}`,
          }) as DasAtollAction;
        const count = (did[id] ??= {});
        count[action.type] = (count[action.type] ?? 0) + 1;
        ({ state } = dasAtoll.apply(state, seat, action));
      }
    }
  }, 120_000);

  test.each([
    ['roads', 'road'],
    ['ships', 'ship'],
    ['cards', 'buy'],
  ])('%s does more of its own than any other: %s', (id, type) => {
    const [most] = Object.entries(did).toSorted(([, a], [, b]) => (b[type] ?? 0) - (a[type] ?? 0));
    expect(most?.[0]).toBe(id);
  });
});
