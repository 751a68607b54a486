import type { OtherCard } from './card.ts';

export const cnidarians: readonly OtherCard[] = [
  {
    id: 'magnificent-anemone', name: 'Magnificent sea anemone', scientific: 'Radianthus magnifica',
    group: 'other', category: 'cnidarian', cost: 3, colonies: 2,
    feed: { kind: 'pay', plankton: 1 },
    algae: true, symbiosis: 'ocellaris-clownfish',
    effects: [],
    points: [0, 3, 5],
    fact: 'Algae living in its tissue supply most of its energy, so it sits on exposed rocks in full sunlight.',
  },
  {
    id: 'triactis-anemone', name: "Boxer crab's anemone", scientific: 'Triactis producta',
    group: 'other', category: 'cnidarian', cost: 2, colonies: 0,
    feed: { kind: 'extraFatigue' },
    algae: true, symbiosis: 'boxer-crab',
    effects: [],
    points: [0, 2, 3],
    fact: 'Branched outgrowths below its tentacles are packed with algae and spread in the daylight.',
  },
  {
    id: 'crown-jellyfish', name: 'Crowned jellyfish', scientific: 'Cephea cephea',
    group: 'other', category: 'cnidarian', cost: 2, colonies: 0,
    feed: { kind: 'pay', plankton: 1 },
    symbiosis: 'golden-trevally',
    effects: [],
    points: [0, 2, 3],
    fact: 'The wart-like crown on its bell makes this jellyfish unmistakable among the drifters of the open sea.',
  },
  {
    id: 'upside-down-jellyfish', name: 'Upside-down jellyfish', scientific: 'Cassiopea andromeda',
    group: 'other', category: 'cnidarian', cost: 2, colonies: 1,
    feed: { kind: 'free' },
    algae: true,
    effects: [{ on: 'enter', do: [{ op: 'gain', plankton: 1 }] }],
    points: [0, 2, 3],
    fact: 'It lies on its back on the lagoon floor so that the algae in its arms get sunlight.',
  },
  {
    id: 'sea-wasp', name: 'Sea wasp', scientific: 'Chironex fleckeri',
    group: 'other', category: 'cnidarian', cost: 3, colonies: 1,
    feed: { kind: 'reduce', filter: { size: 'small' }, times: 1 },
    shelter: true,
    effects: [],
    points: [1, 3, 6],
    fact: 'This box jellyfish has two dozen eyes and steers actively around obstacles.',
  },
];
