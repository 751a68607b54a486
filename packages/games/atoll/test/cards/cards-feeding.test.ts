import { describe, expect, test } from '@jest/globals';
import { animalCard, animals, pairs } from '../../src/cards/index.ts';
import type { Feed } from '../../src/vocabulary.ts';

/** A condition with those it is made of. */
function conditions(feed: Feed): readonly Feed[] {
  if (feed.kind === 'or') return [feed, ...feed.options];
  if (feed.kind === 'byLevel') return [feed, ...conditions(feed.low), ...conditions(feed.medium)];
  return [feed];
}
const allConditions = animals.flatMap((card) => conditions(card.feed));

describe('feeding conditions', () => {
  test('use every kind of the vocabulary', () => {
    const kinds = [
      'free',
      'symbiosisOnly',
      'extraFatigue',
      'pay',
      'reduce',
      'or',
      'byLevel',
      'passive',
    ] satisfies Feed['kind'][];
    expect([...new Set(allConditions.map((feed) => feed.kind))].toSorted()).toEqual(
      kinds.toSorted(),
    );
  });

  test.each([
    ['a size', { size: 'small' }],
    ['another size', { size: 'medium' }],
    ['a category', { category: 'crustacean' }],
    ['a category of fish', { category: 'moray-eels' }],
    ['any fish', { group: 'fish' }],
    ['any Other Animal', { group: 'other' }],
    ['any animal', {}],
    ['any but Large Fish', { not: { size: 'large' } }],
  ])('ask somewhere for the reduction of %s', (_, filter) => {
    expect(allConditions).toContainEqual(expect.objectContaining({ kind: 'reduce', filter }));
  });

  test('print the examples of the rulebook', () => {
    expect(animals.map((card) => card.feed)).toContainEqual({
      kind: 'or',
      options: [
        { kind: 'pay', plankton: 1 },
        { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
      ],
    });
    expect(animals.map((card) => card.feed)).toContainEqual({
      kind: 'byLevel',
      low: { kind: 'reduce', filter: { size: 'small' }, times: 1 },
      medium: { kind: 'reduce', filter: { size: 'small' }, times: 2 },
    });
    expect(animals.map((card) => card.feed)).toContainEqual({
      kind: 'reduce',
      filter: { not: { size: 'large' } },
      times: 2,
      distinct: true,
    });
  });

  test('keep passive animals out of everything else: never part of a choice', () => {
    for (const card of animals) {
      const kinds = conditions(card.feed).map((feed) => feed.kind);
      if (kinds.includes('passive')) expect(kinds).toEqual(['passive']);
    }
  });

  test('are bound to Symbiosis only where a partner exists', () => {
    const bound = animals.filter((card) =>
      conditions(card.feed).some((feed) => feed.kind === 'symbiosisOnly'),
    );
    expect(bound.length).toBeGreaterThan(0);
    expect(bound.every((card) => card.symbiosis !== undefined)).toBe(true);
  });
});

describe('symbiosis', () => {
  test('joins ten pairs, named on both cards', () => {
    expect(pairs).toHaveLength(10);
    for (const card of animals)
      if (card.symbiosis) expect(animalCard(card.symbiosis).symbiosis).toBe(card.id);
    expect(new Set(pairs.flat()).size).toBe(20);
  });

  test('joins species that live together, and the pair of the rulebook', () => {
    expect(pairs.map((pair) => pair.toSorted().join(' + ')).toSorted()).toEqual([
      'boxer-crab + triactis-anemone',
      'cleaner-wrasse + slender-grouper',
      'crown-jellyfish + golden-trevally',
      'emperor-shrimp + leopard-sea-cucumber',
      'green-turtle + yellow-tang',
      'hawksbill-turtle + live-sharksucker',
      'magnificent-anemone + ocellaris-clownfish',
      'pacific-cleaner-shrimp + snowflake-moray',
      'schultzs-pipefish + tiger-shark',
      'tiger-pistol-shrimp + yellow-prawn-goby',
    ]);
  });
});
