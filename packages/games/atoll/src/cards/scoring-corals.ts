import type { CoralCard } from './card.ts';

export const scoringCorals: readonly CoralCard[] = [
  {
    id: 'grooved-brain-coral',
    scientific: 'Diploria labyrinthiformis',
    form: 'massive',
    sides: ['N', 'E', 'S'],
    ability: {
      type: 'endOfGame',
      score: [{ points: { per: 'otherCategories', each: 1, max: 4 } }],
    },
  },
  {
    id: 'elkhorn-coral',
    scientific: 'Acropora palmata',
    form: 'branching',
    sides: ['E', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'corals', each: 1, every: 2 } }] },
  },
  {
    id: 'bubble-coral',
    scientific: 'Plerogyra sinuosa',
    form: 'massive',
    sides: ['N', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'pairs', each: 2 } }] },
  },
  {
    id: 'blue-coral',
    scientific: 'Heliopora coerulea',
    form: 'massive',
    sides: ['E', 'S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [{ points: { per: 'animals', filter: { size: 'small' }, each: 1, max: 4 } }],
    },
  },
  {
    id: 'rice-coral',
    scientific: 'Montipora capitata',
    form: 'foliose',
    sides: ['N', 'E', 'S'],
    ability: {
      type: 'endOfGame',
      score: [
        { points: { per: 'animals', filter: { size: 'medium', level: 3 }, each: 2, max: 4 } },
      ],
    },
  },
  {
    id: 'pillar-coral',
    scientific: 'Dendrogyra cylindrus',
    form: 'massive',
    sides: ['E', 'S'],
    ability: {
      type: 'endOfGame',
      score: [{ points: { per: 'animals', filter: { size: 'large' }, each: 2, max: 4 } }],
    },
  },
  {
    id: 'finger-coral',
    scientific: 'Porites compressa',
    form: 'branching',
    sides: ['N', 'E'],
    ability: {
      type: 'endOfGame',
      score: [{ points: { per: 'colonies', each: 1, every: 6, max: 3 } }],
    },
  },
  {
    id: 'giant-sea-fan',
    scientific: 'Annella mollis',
    form: 'fan',
    sides: ['N', 'S'],
    ability: { type: 'endOfGame', score: [{ points: 3, cleanReef: true }] },
  },
  {
    id: 'pulse-coral',
    scientific: 'Xenia umbellata',
    form: 'soft',
    sides: ['E', 'S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [{ points: { per: 'animals', filter: { algae: true }, each: 2, max: 4 } }],
    },
  },
  {
    id: 'orange-cup-coral',
    scientific: 'Tubastraea coccinea',
    form: 'tube',
    sides: ['N', 'E', 'W'],
    ability: {
      type: 'endOfGame',
      score: [{ points: { per: 'animals', filter: { category: 'crustacean' }, each: 2, max: 4 } }],
    },
  },
  {
    id: 'lesser-star-coral',
    scientific: 'Goniastrea edwardsi',
    form: 'massive',
    sides: ['N', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'fishCategories', each: 1, max: 4 } }] },
  },
  {
    id: 'spiral-wire-coral',
    scientific: 'Cirrhipathes spiralis',
    form: 'whip',
    sides: ['S'],
    ability: {
      type: 'endOfGame',
      score: [{ points: { per: 'animals', filter: { level: 3 }, each: 1, max: 5 } }],
    },
  },
  {
    id: 'red-sea-fan',
    scientific: 'Melithaea ochracea',
    form: 'fan',
    sides: ['S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [
        { points: { per: 'animals', filter: { category: 'cephalopod' }, each: 2, max: 2 } },
        { points: { per: 'animals', filter: { category: 'reptile' }, each: 2, max: 2 } },
      ],
    },
  },
  {
    id: 'carnation-tree-coral',
    scientific: 'Dendronephthya hemprichi',
    form: 'soft',
    sides: ['N', 'S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [
        { points: { per: 'animals', filter: { category: 'starfish' }, each: 2, max: 2 } },
        { points: { per: 'animals', filter: { category: 'sea-cucumber' }, each: 2, max: 2 } },
      ],
    },
  },
];
