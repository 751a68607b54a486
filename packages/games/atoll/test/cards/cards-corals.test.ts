import { describe, expect, test } from '@jest/globals';
import { animals, corals } from '../../src/cards/index.ts';
import { allCorals, coralOps, distinct, riderOps } from './card-ops.ts';

describe('corals', () => {
  test.each(['immediate', 'endOfGame', 'action', 'passive'])(
    '%s abilities occur on at least 8',
    (type) => {
      expect(corals.filter((card) => card.ability.type === type).length).toBeGreaterThanOrEqual(8);
    },
  );

  test('print at least 40 different abilities, and none twice with the same sides', () => {
    expect(distinct(corals.map((card) => card.ability))).toBeGreaterThanOrEqual(40);
    expect(distinct(corals.map(({ ability, sides }) => ({ ability, sides })))).toBe(corals.length);
  });

  test.each(allCorals)('$id has one to four colonies, in the order NESW', ({ sides }) => {
    expect(sides.length).toBeGreaterThanOrEqual(1);
    expect(sides).toEqual(
      ['N', 'E', 'S', 'W'].filter((side) => (sides as readonly string[]).includes(side)),
    );
  });

  test('never reduce an animal by what they hear', () => {
    const triggered = allCorals
      .filter((card) => card.ability.type === 'passive')
      .flatMap((card) => coralOps(card.ability));
    expect(triggered.filter((op) => op.op === 'reduce')).toEqual([]);
  });

  test('leave the Fatigue of corals alone, so that no action can be repeated for ever', () => {
    const resting = animals.filter((card) => riderOps(card).some((op) => op.op === 'unfatigue'));
    expect(resting.map((card) => card.id)).toEqual(['cleaner-wrasse']);
  });
});
