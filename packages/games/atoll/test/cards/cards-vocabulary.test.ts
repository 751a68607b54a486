import { describe, expect, test } from '@jest/globals';
import { animals, events } from '../../src/cards/index.ts';
import type { Feed, ModifierName, OpName } from '../../src/vocabulary.ts';
import { allCorals, coralOps, flat, riderOps } from './card-ops.ts';

/** A condition with those it is made of. */
function conditions(feed: Feed): readonly Feed[] {
  if (feed.kind === 'or') return [feed, ...feed.options];
  if (feed.kind === 'byLevel') return [feed, ...conditions(feed.low), ...conditions(feed.medium)];
  return [feed];
}
const allConditions = animals.flatMap((card) => conditions(card.feed));

const eventOps = events.flatMap((event) => (event.kind === 'immediate' ? flat(event.do) : []));
const eventModifiers = events.flatMap((event) =>
  event.kind === 'persistent' ? event.modifiers : [],
);

describe('the vocabulary', () => {
  test('has no op, modifier or trigger that no card uses', () => {
    const ops = [
      ...allCorals.flatMap((card) => coralOps(card.ability)),
      ...animals.flatMap(riderOps),
      ...eventOps,
    ].map((op) => op.op);
    const names = [
      'gain',
      'pay',
      'pollute',
      'clean',
      'raise',
      'reduce',
      'unfatigue',
      'colony',
      'upTo',
      'oneOf',
      'fatigue',
      'readyHunt',
      'renew',
    ] satisfies OpName[];
    expect([...new Set(ops)].toSorted()).toEqual(names.toSorted());

    const passive = allCorals.flatMap(({ ability }) =>
      ability.type === 'passive' ? [ability] : [],
    );
    const modifiers = [
      ...passive.flatMap((ability) => ability.modifiers ?? []),
      ...eventModifiers,
    ].map((item) => item.modifier);
    const changes = [
      'coloniesNeeded',
      'animalPrice',
      'growthPrice',
      'yield',
      'income',
      'hunts',
      'feedPrice',
      'forbid',
    ] satisfies ModifierName[];
    expect([...new Set(modifiers)].toSorted()).toEqual(changes.toSorted());

    expect(new Set(passive.flatMap((ability) => ability.trigger?.on ?? []))).toEqual(
      new Set(['top', 'reduced', 'bought']),
    );
    expect(new Set(animals.flatMap((card) => card.effects.map((effect) => effect.on)))).toEqual(
      new Set(['enter', 'top', 'end']),
    );
    expect(
      new Set(allConditions.flatMap((feed) => (feed.kind === 'passive' ? feed.on : []))),
    ).toEqual(new Set(['reduced', 'bought']));
  });
});
