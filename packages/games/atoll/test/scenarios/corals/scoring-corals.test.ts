import { describe, expect, test } from '@jest/globals';
import { reef, type ReefSpec } from '../support/reef.ts';

/** Room for every animal, no points of its own. */
const ROOM = ['table-coral', 'lobe-coral'];

interface Scored {
  readonly animals?: ReefSpec['animals'];
  /** Corals more, all clean. */
  readonly corals?: readonly string[];
}

function points(
  card: string,
  { animals = [], corals = ROOM }: Scored,
  polluted = new Set<string>(),
): number {
  const all = [card, ...corals].map((each) => ({ card: each, polluted: polluted.has(each) }));
  return reef([{ corals: all, animals }, {}], { round: 4 }).points(0, 'corals');
}

const top = (card: string) => ({ card, level: 3 as const });

const CASES: readonly (readonly [string, number, Scored])[] = [
  [
    'grooved-brain-coral',
    3,
    { animals: ['boxer-crab', 'emperor-shrimp', 'giant-clam', 'sea-apple', 'flame-angelfish'] },
  ],
  [
    'grooved-brain-coral',
    4,
    {
      animals: [
        'boxer-crab',
        'giant-clam',
        'sea-apple',
        'blue-sea-star',
        'sea-wasp',
        'day-octopus',
        'green-turtle',
      ],
    },
  ],
  ['elkhorn-coral', 1, { corals: ['table-coral', 'lobe-coral'] }],
  ['elkhorn-coral', 2, { corals: ['table-coral', 'lobe-coral', 'star-polyps'] }],
  [
    'elkhorn-coral',
    4,
    {
      corals: [
        'table-coral',
        'lobe-coral',
        'star-polyps',
        'lace-coral',
        'hump-coral',
        'brush-coral',
        'antler-coral',
      ],
    },
  ],
  [
    'bubble-coral',
    4,
    { animals: ['tiger-shark', 'schultzs-pipefish', 'yellow-tang', 'green-turtle', 'boxer-crab'] },
  ],
  ['blue-coral', 2, { animals: ['flame-angelfish', 'coral-beauty', 'yellow-tang', 'boxer-crab'] }],
  [
    'blue-coral',
    4,
    {
      animals: [
        'flame-angelfish',
        'coral-beauty',
        'citron-goby',
        'lined-seahorse',
        'squarespot-anthias',
      ],
    },
  ],
  [
    'rice-coral',
    4,
    {
      animals: [
        top('slender-grouper'),
        top('yellow-tang'),
        'regal-angelfish',
        top('flame-angelfish'),
      ],
    },
  ],
  [
    'rice-coral',
    4,
    { animals: [top('slender-grouper'), top('yellow-tang'), top('regal-angelfish')] },
  ],
  ['pillar-coral', 4, { animals: ['tiger-shark', 'reef-manta', 'yellow-tang'] }],
  ['pillar-coral', 4, { animals: ['tiger-shark', 'reef-manta', 'giant-moray'] }],
  // Two of its own, four and one more: seven.
  ['finger-coral', 1, {}],
  ['giant-sea-fan', 3, {}],
  ['pulse-coral', 4, { animals: ['giant-clam', 'maxima-clam', 'flame-angelfish'] }],
  [
    'pulse-coral',
    4,
    { animals: ['giant-clam', 'maxima-clam', 'triactis-anemone', 'magnificent-anemone'] },
  ],
  ['orange-cup-coral', 4, { animals: ['boxer-crab', 'emperor-shrimp', 'giant-clam'] }],
  ['orange-cup-coral', 4, { animals: ['boxer-crab', 'emperor-shrimp', 'harlequin-shrimp'] }],
  [
    'lesser-star-coral',
    2,
    { animals: ['flame-angelfish', 'coral-beauty', 'tiger-shark', 'boxer-crab'] },
  ],
  [
    'spiral-wire-coral',
    2,
    { animals: [top('flame-angelfish'), top('boxer-crab'), { card: 'giant-clam', level: 2 }] },
  ],
  [
    'lesser-star-coral',
    4,
    {
      animals: ['flame-angelfish', 'tiger-shark', 'yellow-tang', 'slender-grouper', 'citron-goby'],
    },
  ],
  [
    'spiral-wire-coral',
    5,
    {
      animals: [
        'flame-angelfish',
        'coral-beauty',
        'citron-goby',
        'boxer-crab',
        'giant-clam',
        'sea-apple',
      ].map(top),
    },
  ],
  ['red-sea-fan', 2, { animals: ['day-octopus', 'boxer-crab'] }],
  [
    'red-sea-fan',
    4,
    { animals: ['day-octopus', 'chambered-nautilus', 'green-turtle', 'boxer-crab'] },
  ],
  ['carnation-tree-coral', 2, { animals: ['sea-apple', 'boxer-crab'] }],
  [
    'carnation-tree-coral',
    4,
    { animals: ['blue-sea-star', 'magnificent-star', 'sea-apple', 'boxer-crab'] },
  ],
];

describe('[R8, X2] Corals with "End of Game"', () => {
  test.each(CASES)('%s: %d', (card, expected, scored) => {
    expect(points(card, scored)).toBe(expected);
  });

  test.each(CASES)('[W2, 13] %s: nothing instead of %d while it is polluted', (card, _, scored) => {
    expect(points(card, scored, new Set([card]))).toBe(0);
  });

  test('pollution elsewhere does not matter', () => {
    expect(points('pillar-coral', { animals: ['tiger-shark'] }, new Set(['table-coral']))).toBe(2);
  });

  test('but to the coral that wants a clean atoll', () => {
    expect(points('giant-sea-fan', {}, new Set(['table-coral']))).toBe(0);
  });

  test('grown colonies count like printed ones', () => {
    const corals = [
      { card: 'finger-coral', grown: ['S', 'W'] },
      'table-coral',
      { card: 'lobe-coral', grown: ['N', 'S', 'W'] },
    ] as const;
    expect(reef([{ corals }, {}], { round: 4 }).points(0, 'corals')).toBe(2);
  });

  test('several add up', () => {
    expect(
      points('pillar-coral', {
        corals: ['blue-coral', ...ROOM],
        animals: ['tiger-shark', 'flame-angelfish'],
      }),
    ).toBe(2 + 1);
  });
});
