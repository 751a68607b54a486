import { describe, expect, test } from '@jest/globals';
import { nextInt, type Seat } from '@atoll/engine';
import { recordGolden, type Policy } from '@atoll/testkit';
import { evaluate } from '../src/bot/index.ts';
import { dasAtoll, type DasAtollAction, type DasAtollState } from '../src/index.ts';
import { RICH, table } from './scenarios/table.ts';

const worth = (state: DasAtollState, seat: Seat, action: DasAtollAction): number =>
  evaluate(dasAtoll.apply(dasAtoll.clone(state), seat, action).state, seat);

/** Seat 0 takes what looks best at once, the others anything. */
const oneWithSkill: Policy = ({ state, seat, legal, rng }) => {
  if (seat !== 0) return legal[nextInt(rng, legal.length)];
  const rated = legal.map((action) =>
    worth(state as DasAtollState, seat, action as DasAtollAction),
  );
  return legal[rated.indexOf(Math.max(...rated))];
};

describe('the estimate of a position', () => {
  test('rises with a settlement, a city, and a site that is reached', () => {
    const lane = { settlements: 'a', ships: 'a-p p-q', hand: RICH };
    const { state } = table({ players: [lane] });
    const legal = dasAtoll.legalActions(state, 0);
    const better = legal.filter((action) => worth(state, 0, action) > evaluate(state, 0));
    expect(better.map(({ type }) => type)).toEqual(expect.arrayContaining(['settlement', 'city']));
  });

  test('makes a player that follows it score more than random players', () => {
    const setup = { seed: 'skill', seats: 4, options: dasAtoll.parseOptions({}) };
    const { scores } = recordGolden(dasAtoll, setup, oneWithSkill);
    const [skilled, ...others] = scores.map(({ total }) => total);
    expect(skilled).toBeGreaterThan(Math.max(...others));
  });
});
