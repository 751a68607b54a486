import { describe, expect, test } from '@jest/globals';
import { animalCard, animals, coralCard, corals, type AnimalCard } from '../src/cards/index.ts';
import type { Feed } from '../src/vocabulary.ts';
import { animalsAsGood, coralsAsGood } from '../src/tooling/domination/domination.ts';
import { feedsAsEasily } from '../src/tooling/domination/feeding-order.ts';

const ids = (cards: readonly { readonly id: string }[]): readonly string[] =>
  cards.map(({ id }) => id);

type Printed = Pick<AnimalCard, 'cost' | 'colonies' | 'points' | 'feed' | 'effects'> & {
  readonly shelter?: true;
};

/** A card of an earlier deck, under its own id. */
const printed = (id: string, { shelter, ...was }: Printed): AnimalCard => {
  const { shelter: _, algae: __, ...card } = animalCard(id);
  return { ...card, ...was, ...(shelter ? { shelter } : {}) };
};

const pay: Feed = { kind: 'pay', plankton: 1 };
const small = { kind: 'reduce', filter: { size: 'small' }, times: 1 } as const;
const crustacean = { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 } as const;
const bivalve = { kind: 'reduce', filter: { category: 'bivalve' }, times: 1 } as const;
const moray = { kind: 'reduce', filter: { category: 'moray-eels' }, times: 1 } as const;
const planktonAtTop = [{ on: 'top', do: [{ op: 'gain', plankton: 1 }] }] as const;

/** The cards of version 7 of the rules that were dominated, and those above them. */
const version7: readonly AnimalCard[] = [
  printed('olive-sea-snake', {
    cost: 3,
    colonies: 1,
    points: [1, 3, 6],
    feed: { kind: 'or', options: [small, crustacean] },
    effects: [],
  }),
  printed('broadclub-cuttlefish', {
    cost: 3,
    colonies: 1,
    points: [1, 4, 6],
    feed: { kind: 'or', options: [small, crustacean] },
    effects: [{ on: 'top', do: [{ op: 'readyHunt' }] }],
  }),
  printed('schultzs-pipefish', {
    cost: 2,
    colonies: 1,
    points: [1, 2, 3],
    feed: { kind: 'free' },
    effects: [],
  }),
  printed('yellow-prawn-goby', {
    cost: 2,
    colonies: 1,
    points: [1, 2, 3],
    feed: { kind: 'free' },
    shelter: true,
    effects: [],
  }),
  printed('crown-jellyfish', { cost: 2, colonies: 0, points: [0, 2, 3], feed: pay, effects: [] }),
  printed('tiger-pistol-shrimp', {
    cost: 2,
    colonies: 0,
    points: [0, 2, 3],
    feed: { kind: 'free' },
    effects: [],
  }),
  printed('slender-grouper', { cost: 4, colonies: 2, points: [1, 4, 7], feed: small, effects: [] }),
  printed('blue-line-grouper', {
    cost: 4,
    colonies: 2,
    points: [1, 4, 7],
    feed: { kind: 'or', options: [small, crustacean] },
    effects: [],
  }),
  printed('banded-sea-krait', {
    cost: 3,
    colonies: 0,
    points: [1, 4, 9],
    feed: { kind: 'or', options: [moray, small] },
    effects: [],
  }),
  printed('golden-trevally', {
    cost: 4,
    colonies: 1,
    points: [1, 4, 7],
    feed: { kind: 'or', options: [crustacean, bivalve] },
    effects: [],
  }),
  printed('peacock-mantis-shrimp', {
    cost: 3,
    colonies: 1,
    points: [1, 4, 7],
    feed: { kind: 'or', options: [bivalve, crustacean] },
    shelter: true,
    effects: [],
  }),
  printed('boxer-crab', {
    cost: 2,
    colonies: 1,
    points: [0, 2, 3],
    feed: pay,
    effects: planktonAtTop,
  }),
  printed('lyretail-anthias', {
    cost: 2,
    colonies: 1,
    points: [1, 3, 4],
    feed: pay,
    effects: planktonAtTop,
  }),
  printed('lined-seahorse', {
    cost: 2,
    colonies: 1,
    points: [0, 2, 4],
    feed: { kind: 'or', options: [{ kind: 'pay', plankton: 1 }, crustacean] },
    effects: planktonAtTop,
  }),
];

describe('domination', () => {
  test('finds the dominated cards of version 7', () => {
    const found = version7.flatMap((card) => {
      const above = ids(animalsAsGood(card, version7));
      return above.length > 0 ? [[card.id, above] as const] : [];
    });
    expect(Object.fromEntries(found)).toEqual({
      'olive-sea-snake': ['broadclub-cuttlefish'],
      'schultzs-pipefish': ['yellow-prawn-goby'],
      'crown-jellyfish': ['tiger-pistol-shrimp'],
      'slender-grouper': ['blue-line-grouper', 'banded-sea-krait'],
      'golden-trevally': ['peacock-mantis-shrimp'],
      'boxer-crab': ['lyretail-anthias', 'lined-seahorse'],
    });
  });

  test.each<[string, Feed, Feed, boolean]>([
    ['nothing before plankton', { kind: 'free' }, pay, true],
    ['plankton not before nothing', pay, { kind: 'free' }, false],
    ['less plankton', pay, { kind: 'pay', plankton: 2 }, true],
    ['nothing before a partner', { kind: 'free' }, { kind: 'symbiosisOnly' }, true],
    ['no order of Fatigue and plankton', { kind: 'extraFatigue' }, pay, false],
    ['any Fish before a Small Fish', { ...small, filter: { group: 'fish' } }, small, true],
    ['a Small Fish not before any Fish', small, { ...small, filter: { group: 'fish' } }, false],
    ['one reduction before two', small, { ...small, times: 2 }, true],
    ['the same animal twice', { ...small, times: 2 }, { ...small, times: 2, distinct: true }, true],
    ['two animals', { ...small, times: 2, distinct: true }, { ...small, times: 2 }, false],
    ['a choice before one of its ways', { kind: 'or', options: [small, bivalve] }, bivalve, true],
    ['a way not before a choice', bivalve, { kind: 'or', options: [small, bivalve] }, false],
    ['each level', { kind: 'byLevel', low: { kind: 'free' }, medium: pay }, pay, true],
    ['a level that costs more', { kind: 'byLevel', low: pay, medium: small }, pay, false],
    [
      'rising by itself',
      { kind: 'passive', on: 'reduced', filter: {} },
      { kind: 'passive', on: 'reduced', filter: { group: 'fish' } },
      true,
    ],
    [
      'no order of feeding and rising by itself',
      { kind: 'free' },
      { kind: 'passive', on: 'bought' },
      false,
    ],
  ])('orders the feedings: %s', (_, feed, other, easier) => {
    expect(feedsAsEasily(feed, other)).toBe(easier);
  });

  test('a coral with the same ability and more colonies is at least as good', () => {
    const card = coralCard('velvet-finger-coral');
    const [none] = [coralsAsGood(card, [card])];
    expect(none).toEqual([]);
    const wider = { ...card, id: 'wider', sides: ['N', 'E', 'S'] } as const;
    expect(coralsAsGood(card, [card, wider])).toEqual([wider]);
    expect(coralsAsGood(wider, [card, wider])).toEqual([]);
  });

  test.each([
    ['lettuce-coral', { op: 'clean', upTo: 3 }, true],
    ['lettuce-coral', { op: 'clean', upTo: 1 }, false],
    ['table-coral', { op: 'gain', coins: 1, popularity: 1 }, true],
    ['table-coral', { op: 'gain', plankton: 9 }, false],
    ['elephant-skin-coral', { op: 'raise', upTo: 1, filter: {} }, true],
    ['elephant-skin-coral', { op: 'raise', upTo: 1, filter: { category: 'bivalve' } }, false],
  ] as const)('compares the effect of %s with %j', (id, op, better) => {
    const card = coralCard(id);
    const other = { ...card, id: 'other', ability: { type: 'immediate', do: [op] } } as const;
    expect(coralsAsGood(card, [other])).toHaveLength(better ? 1 : 0);
  });
});

describe('the deck', () => {
  test('has no dominated card', () => {
    const dominated = [
      ...animals.map((card) => [card.id, ids(animalsAsGood(card))] as const),
      ...corals.map((card) => [card.id, ids(coralsAsGood(card))] as const),
    ].filter(([, above]) => above.length > 0);
    expect(dominated).toEqual([]);
  });
});
