import { describe, expect, test } from '@jest/globals';
import { createRng, nextInt } from '@atoll/engine';
import { CORNERS } from '../src/board/index.ts';
import { dasAtoll, type DasAtollState } from '../src/index.ts';
import { activeSeats, asideSeats } from '../src/legality/legal.ts';
import {
  chanceOf,
  isAsked,
  isCommonest,
  isFreeTurn,
  isRobbery,
  nextAtoll,
  nextPirateHex,
  pirateHex,
  seatsToAct,
  sendsRobber,
  SUMS,
  typesToChoose,
} from '../src/table-facts.ts';

/** The positions of a match of chance, as many as `most`. */
function positions(seats: number, most: number): readonly DasAtollState[] {
  const rng = createRng(`view facts ${seats}`);
  const found: DasAtollState[] = [];
  let state = dasAtoll.setup({ seed: 'view facts', seats, options: dasAtoll.parseOptions({}) });
  for (let made = 0; made < most; made++) {
    found.push(dasAtoll.clone(state));
    const asked = [...activeSeats(state), ...asideSeats(state)];
    if (asked.length === 0) break;
    const seat = asked[nextInt(rng, asked.length)];
    const legal = dasAtoll.legalActions(state, seat);
    ({ state } = dasAtoll.apply(state, seat, legal[nextInt(rng, legal.length)]));
  }
  return found;
}

describe.each([4, 5])('the facts of a view with %i seats', (seats) => {
  const all = positions(seats, 900).map((state) => [state, dasAtoll.publicView(state)] as const);

  test('name the seats that act, in turn and aside', () => {
    for (const [state, view] of all) {
      expect(seatsToAct(view)).toEqual(activeSeats(state));
      expect([...state.players.keys()].filter((seat) => isAsked(view, seat))).toEqual(
        asideSeats(state),
      );
    }
  });

  test('name all types of their legal actions', () => {
    for (const [state, view] of all)
      for (const seat of seatsToAct(view))
        for (const { type } of dasAtoll.legalActions(state, seat))
          expect(typesToChoose(view)).toContain(type);
  });

  test('name the atoll of the next settlement', () => {
    const settling = all.filter(([{ phase }]) => phase === 'settle');
    expect(settling).toHaveLength(2 * seats);
    for (const [state, view] of settling) {
      const legal = dasAtoll.legalActions(state, state.turn);
      const atolls = legal.flatMap((action) =>
        action.type === 'settlement' ? [CORNERS[action.corner].atoll] : [],
      );
      const wanted = nextAtoll(view);
      expect([...new Set(atolls)].toSorted()).toEqual(
        wanted === 'either' ? ['large', 'small'] : [wanted],
      );
    }
    expect(settling.some(([, view]) => nextAtoll(view) === 'either')).toBe(seats === 5);
  });

  test('name the hex to which the pirate sails', () => {
    for (const [i, [state, view]] of all.entries()) {
      const next = all[i + 1];
      if (state.phase !== 'robber') expect(nextPirateHex(view)).toBe(-1);
      else if (next !== undefined) expect(pirateHex(next[1])).toBe(nextPirateHex(view));
    }
  });
});

test('a turn is free where the seat rolls or ends', () => {
  const free = (['lot', 'roll', 'main', 'special'] as const).map((phase) => isFreeTurn({ phase }));
  expect(free).toEqual([true, true, true, true]);
  expect(
    (['settle', 'robber', 'discard', 'over'] as const).map((phase) => isFreeTurn({ phase })),
  ).toEqual([false, false, false, false]);
});

test('a robbery ends with the last theft', () => {
  const phases = ['roll', 'discard', 'robber', 'pirate-theft', 'robber-theft', 'main'] as const;
  expect(phases.filter((phase) => isRobbery({ phase }))).toEqual(phases.slice(1, -1));
});

test('the sums of two dice', () => {
  expect(SUMS.reduce((sum, each) => sum + chanceOf(each), 0)).toBeCloseTo(1);
  expect(SUMS.filter(isCommonest)).toEqual([6, 8]);
  expect([sendsRobber([3, 4]), sendsRobber([3, 3])]).toEqual([true, false]);
});
