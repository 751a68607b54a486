import type { CoralCard } from './card.ts';

export const scoringCorals: readonly CoralCard[] = [
  {
    id: 'grooved-brain-coral', name: 'Grooved brain coral', scientific: 'Diploria labyrinthiformis',
    form: 'massive', sides: ['N', 'E', 'S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'otherCategories', each: 1, max: 4 } }] },
    fact: 'A groove runs along each of its ridges, sometimes wider than the valleys in which the polyps sit.',
  },
  {
    id: 'elkhorn-coral', name: 'Elkhorn coral', scientific: 'Acropora palmata',
    form: 'branching', sides: ['E', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'corals', each: 1, every: 2, max: 3 } }] },
    fact: 'Elkhorn coral built the shallow crests of Caribbean reefs until disease killed most of it after the 1970s.',
  },
  {
    id: 'bubble-coral', name: 'Bubble coral', scientific: 'Plerogyra sinuosa',
    form: 'massive', sides: ['N', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'pairs', each: 2 } }] },
    fact: 'By day it blows up bubbles that hold its algae to the light; at night they shrink and tentacles come out.',
  },
  {
    id: 'blue-coral', name: 'Blue coral', scientific: 'Heliopora coerulea',
    form: 'massive', sides: ['E', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { size: 'small' }, each: 1, max: 4 } }] },
    fact: 'Its skeleton is blue all through, which shows only where the brown living skin is gone.',
  },
  {
    id: 'rice-coral', name: 'Rice coral', scientific: 'Montipora capitata',
    form: 'foliose', sides: ['N', 'E', 'S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { size: 'medium', level: 3 }, each: 2, max: 4 } }] },
    fact: 'When warm water drives out its algae, rice coral can live on the plankton that it catches.',
  },
  {
    id: 'pillar-coral', name: 'Pillar coral', scientific: 'Dendrogyra cylindrus',
    form: 'massive', sides: ['E', 'S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { size: 'large' }, each: 2, max: 4 } }] },
    fact: 'It is one of the few hard corals that feed by day, and its tentacles make the pillars look furry.',
  },
  {
    id: 'finger-coral', name: 'Finger coral', scientific: 'Porites compressa',
    form: 'branching', sides: ['N', 'E'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'colonies', each: 1, every: 6, max: 3 } }] },
    fact: 'Thickets of finger coral build much of the sheltered reefs of Hawaii.',
  },
  {
    id: 'giant-sea-fan', name: 'Giant sea fan', scientific: 'Annella mollis',
    form: 'fan', sides: ['N', 'S'],
    ability: { type: 'endOfGame', score: [{ points: 3, cleanReef: true }] },
    fact: 'Pygmy seahorses of hardly two centimetres cling to the branches of giant sea fans.',
  },
  {
    id: 'pulse-coral', name: 'Pulse coral', scientific: 'Xenia umbellata',
    form: 'soft', sides: ['E', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { algae: true }, each: 2, max: 4 } }] },
    fact: 'Its polyps open and close all day long; very few corals move of their own accord like this.',
  },
  {
    id: 'orange-cup-coral', name: 'Orange cup coral', scientific: 'Tubastraea coccinea',
    form: 'tube', sides: ['N', 'E', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { category: 'crustacean' }, each: 2, max: 4 } }] },
    fact: 'It lives without algae on what it catches, and ships have carried it from the Pacific to the Caribbean.',
  },
  {
    id: 'lesser-star-coral', name: 'Lesser star coral', scientific: 'Goniastrea edwardsi',
    form: 'massive', sides: ['N', 'S', 'W'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'fishCategories', each: 1, max: 4 } }] },
    fact: 'Corals of its genus live even where low tide leaves them in the sun for hours.',
  },
  {
    id: 'spiral-wire-coral', name: 'Spiral wire coral', scientific: 'Cirrhipathes spiralis',
    form: 'whip', sides: ['S'],
    ability: { type: 'endOfGame', score: [{ points: { per: 'animals', filter: { level: 3 }, each: 1, max: 5 } }] },
    fact: 'Wire corals are black corals: their skeleton is dark and horny and holds no lime.',
  },
  {
    id: 'red-sea-fan', name: 'Red sea fan', scientific: 'Melithaea ochracea',
    form: 'fan', sides: ['S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [
        { points: { per: 'animals', filter: { category: 'cephalopod' }, each: 2, max: 2 } },
        { points: { per: 'animals', filter: { category: 'reptile' }, each: 2, max: 2 } },
      ],
    },
    fact: 'Soft joints between the stiff parts of its branches let the fan bend with the swell.',
  },
  {
    id: 'carnation-tree-coral', name: 'Carnation tree coral', scientific: 'Dendronephthya hemprichi',
    form: 'soft', sides: ['N', 'S', 'W'],
    ability: {
      type: 'endOfGame',
      score: [
        { points: { per: 'animals', filter: { category: 'starfish' }, each: 2, max: 2 } },
        { points: { per: 'animals', filter: { category: 'sea-cucumber' }, each: 2, max: 2 } },
      ],
    },
    fact: 'It has no algae of its own and strains the smallest floating plants out of the current.',
  },
];
