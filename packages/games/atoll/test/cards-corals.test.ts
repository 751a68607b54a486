import { describe, expect, test } from '@jest/globals';
import { animals, basicCoral, corals } from '../src/cards/index.ts';
import type { AnimalCard } from '../src/cards/index.ts';
import type { CoralAbility, Op } from '../src/vocabulary.ts';

const allCorals = [...corals, basicCoral];
const distinct = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

/** An op with those that it repeats or offers. */
function flat(list: readonly Op[]): readonly Op[] {
  return list.flatMap((op) =>
    op.op === 'upTo'
      ? [op, ...flat(op.do)]
      : op.op === 'oneOf'
        ? [op, ...op.options.flatMap(flat)]
        : [op],
  );
}

function coralOps(ability: CoralAbility): readonly Op[] {
  if (ability.type === 'immediate' || ability.type === 'action') return flat(ability.do);
  return ability.type === 'passive' ? flat(ability.trigger?.do ?? []) : [];
}

const riderOps = (card: AnimalCard): readonly Op[] =>
  card.effects.flatMap((effect) => (effect.on === 'end' ? [] : flat(effect.do)));

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
