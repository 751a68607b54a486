import { describe, expect, test } from '@jest/globals';
import { reef, type ReefSpec } from './reef.ts';

/** Room for every animal, no points of its own. */
const ROOM = ['table-coral', 'lobe-coral'];

interface Scored {
  readonly animals?: ReefSpec['animals'];
  /** Corals more, all clean. */
  readonly corals?: readonly string[];
}

function points(card: string, { animals = [], corals = ROOM }: Scored, polluted = new Set<string>()): number {
  const all = [card, ...corals].map((each) => ({ card: each, polluted: polluted.has(each) }));
  return reef([{ corals: all, animals }, {}], { round: 4 }).points(0, 'corals');
}

const top = (card: string) => ({ card, level: 3 as const });

const CASES: readonly (readonly [string, number, Scored])[] = [
  ['grooved-brain-coral', 3, { animals: ['boxer-crab', 'emperor-shrimp', 'giant-clam', 'sea-apple', 'flame-angelfish'] }],
  ['grooved-brain-coral', 5, {
    animals: ['boxer-crab', 'giant-clam', 'sea-apple', 'blue-sea-star', 'sea-wasp', 'day-octopus', 'green-turtle'],
  }],
  ['elkhorn-coral', 1, { corals: ['table-coral', 'lobe-coral'] }],
  ['elkhorn-coral', 2, { corals: ['table-coral', 'lobe-coral', 'star-polyps'] }],
  ['bubble-coral', 6, { animals: ['tiger-shark', 'schultzs-pipefish', 'yellow-tang', 'green-turtle', 'boxer-crab'] }],
  ['blue-coral', 2, { animals: ['flame-angelfish', 'coral-beauty', 'yellow-tang', 'boxer-crab'] }],
  ['rice-coral', 4, { animals: [top('slender-grouper'), top('yellow-tang'), 'regal-angelfish', top('flame-angelfish')] }],
  ['pillar-coral', 6, { animals: ['tiger-shark', 'reef-manta', 'yellow-tang'] }],
  // Two of its own, four and one more: seven.
  ['finger-coral', 1, {}],
  ['giant-sea-fan', 4, {}],
  ['pulse-coral', 4, { animals: ['giant-clam', 'maxima-clam', 'flame-angelfish'] }],
  ['pulse-coral', 6, { animals: ['giant-clam', 'maxima-clam', 'triactis-anemone', 'magnificent-anemone'] }],
  ['orange-cup-coral', 4, { animals: ['boxer-crab', 'emperor-shrimp', 'giant-clam'] }],
  ['lesser-star-coral', 2, { animals: ['flame-angelfish', 'coral-beauty', 'tiger-shark', 'boxer-crab'] }],
  ['spiral-wire-coral', 2, { animals: [top('flame-angelfish'), top('boxer-crab'), { card: 'giant-clam', level: 2 }] }],
  ['red-sea-fan', 6, { animals: ['day-octopus', 'chambered-nautilus', 'green-turtle', 'boxer-crab'] }],
  ['carnation-tree-coral', 6, { animals: ['blue-sea-star', 'magnificent-star', 'sea-apple', 'boxer-crab'] }],
];

describe('[R8, X2] Corals with "End of Game"', () => {
  test.each(CASES)('%s: %d', (card, expected, scored) => {
    expect(points(card, scored)).toBe(expected);
  });

  test.each(CASES)('[W2, 13] %s: nothing instead of %d while it is polluted', (card, _, scored) => {
    expect(points(card, scored, new Set([card]))).toBe(0);
  });

  test('pollution elsewhere does not matter', () => {
    expect(points('pillar-coral', { animals: ['tiger-shark'] }, new Set(['table-coral']))).toBe(3);
  });

  test('but to the coral that wants a clean atoll', () => {
    expect(points('giant-sea-fan', {}, new Set(['table-coral']))).toBe(0);
  });

  test('grown colonies count like printed ones', () => {
    const corals = [{ card: 'finger-coral', grown: ['S', 'W'] }, 'table-coral', { card: 'lobe-coral', grown: ['N', 'S', 'W'] }] as const;
    expect(reef([{ corals }, {}], { round: 4 }).points(0, 'corals')).toBe(2);
  });

  test('several add up', () => {
    expect(points('pillar-coral', { corals: ['blue-coral', ...ROOM], animals: ['tiger-shark', 'flame-angelfish'] })).toBe(4);
  });
});
