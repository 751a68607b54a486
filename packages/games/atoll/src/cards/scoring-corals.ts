import type { CoralCard } from './card.ts';

export const scoringCorals: readonly CoralCard[] = [
  {
    id: 'grooved-brain-coral', name: 'Grooved brain coral', scientific: 'Diploria labyrinthiformis',
    form: 'massive', sides: ['N', 'E', 'S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'otherCategories', each: 1, max: 5 } }] },
  },
  {
    id: 'elkhorn-coral', name: 'Elkhorn coral', scientific: 'Acropora palmata',
    form: 'branching', sides: ['E', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'corals', each: 1, every: 2, max: 4 } }] },
  },
  {
    id: 'bubble-coral', name: 'Bubble coral', scientific: 'Plerogyra sinuosa',
    form: 'massive', sides: ['N', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'pairs', each: 3 } }] },
  },
  {
    id: 'blue-coral', name: 'Blue coral', scientific: 'Heliopora coerulea',
    form: 'massive', sides: ['E', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { size: 'small' }, each: 1, max: 6 } }] },
  },
  {
    id: 'rice-coral', name: 'Rice coral', scientific: 'Montipora capitata',
    form: 'foliose', sides: ['N', 'E', 'S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { size: 'medium', level: 3 }, each: 2 } }] },
  },
  {
    id: 'pillar-coral', name: 'Pillar coral', scientific: 'Dendrogyra cylindrus',
    form: 'massive', sides: ['E', 'S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { size: 'large' }, each: 3 } }] },
  },
  {
    id: 'finger-coral', name: 'Finger coral', scientific: 'Porites compressa',
    form: 'branching', sides: ['N', 'E'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'colonies', each: 1, every: 6, max: 4 } }] },
  },
  {
    id: 'giant-sea-fan', name: 'Giant sea fan', scientific: 'Annella mollis',
    form: 'fan', sides: ['N', 'S'],
    ability: { type: 'endOfGame', score: [{ points: 4, cleanReef: true }] },
  },
  {
    id: 'pulse-coral', name: 'Pulse coral', scientific: 'Xenia umbellata',
    form: 'soft', sides: ['E', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { algae: true }, each: 2, max: 6 } }] },
  },
  {
    id: 'orange-cup-coral', name: 'Orange cup coral', scientific: 'Tubastraea coccinea',
    form: 'tube', sides: ['N', 'E', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { category: 'crustacean' }, each: 2, max: 6 } }] },
  },
  {
    id: 'lesser-star-coral', name: 'Lesser star coral', scientific: 'Goniastrea edwardsi',
    form: 'massive', sides: ['N', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'fishCategories', each: 1, max: 5 } }] },
  },
  {
    id: 'spiral-wire-coral', name: 'Spiral wire coral', scientific: 'Cirrhipathes spiralis',
    form: 'whip', sides: ['S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { level: 3 }, each: 1 } }] },
  },
  {
    id: 'red-sea-fan', name: 'Red sea fan', scientific: 'Melithaea ochracea',
    form: 'fan', sides: ['S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [
        { points: { per: 'animals', filter: { category: 'cephalopod' }, each: 2 } },
        { points: { per: 'animals', filter: { category: 'reptile' }, each: 2 } },
      ],
    },
  },
  {
    id: 'carnation-tree-coral', name: 'Carnation tree coral', scientific: 'Dendronephthya hemprichi',
    form: 'soft', sides: ['N', 'S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [
        { points: { per: 'animals', filter: { category: 'starfish' }, each: 2 } },
        { points: { per: 'animals', filter: { category: 'sea-cucumber' }, each: 2 } },
      ],
    },
  },
];
