import type { CoralCard } from './card.ts';

export const passiveCorals: readonly CoralCard[] = [
  {
    id: 'knobbly-sea-fan',
    scientific: 'Muricella plectana',
    form: 'fan',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [
        { modifier: 'coloniesNeeded', filter: { size: 'medium' }, by: 1 },
        { modifier: 'animalPrice', filter: { size: 'medium' }, by: 1, min: 2 },
      ],
    },
  },
  {
    id: 'great-star-coral',
    scientific: 'Montastraea cavernosa',
    form: 'massive',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [
        { modifier: 'coloniesNeeded', filter: { size: 'large' }, by: 2 },
        { modifier: 'animalPrice', filter: { size: 'large' }, by: 1, min: 4 },
        { modifier: 'yield', of: 'colonies', by: 1 },
      ],
    },
  },
  {
    id: 'massive-starlet-coral',
    scientific: 'Siderastrea siderea',
    form: 'massive',
    sides: ['E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [{ modifier: 'animalPrice', filter: { size: 'large' }, by: 2, min: 4 }],
    },
  },
  {
    id: 'mustard-hill-coral',
    scientific: 'Porites astreoides',
    form: 'massive',
    sides: ['W'],
    ability: {
      type: 'passive',
      modifiers: [{ modifier: 'animalPrice', filter: { group: 'other' }, by: 1, min: 2 }],
    },
  },
  {
    id: 'branching-fire-coral',
    scientific: 'Millepora dichotoma',
    form: 'branching',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [
        { modifier: 'growthPrice', by: 1, min: 1 },
        { modifier: 'animalPrice', filter: { category: 'cnidarian' }, by: 1, min: 1 },
      ],
    },
  },
  {
    id: 'star-polyps',
    scientific: 'Briareum violaceum',
    form: 'soft',
    sides: ['N', 'E', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'income', choice: 'tourists', coins: 2 }] },
  },
  {
    id: 'devils-hand-coral',
    scientific: 'Lobophytum pauciflorum',
    form: 'soft',
    sides: ['E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [{ modifier: 'income', choice: 'scientists', coins: 1, plankton: 1 }],
    },
  },
  {
    id: 'honeycomb-plate-coral',
    scientific: 'Leptoseris yabei',
    form: 'foliose',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      trigger: { on: 'top', filter: { size: 'medium' }, do: [{ op: 'gain', popularity: 3 }] },
    },
  },
  {
    id: 'open-brain-coral',
    scientific: 'Trachyphyllia geoffroyi',
    form: 'massive',
    sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'yield', of: 'bloom', by: 2 }] },
  },
  {
    id: 'netted-table-coral',
    scientific: 'Acropora clathrata',
    form: 'table',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      trigger: { on: 'top', filter: { size: 'small' }, do: [{ op: 'gain', popularity: 2 }] },
    },
  },
  {
    id: 'violet-hydrocoral',
    scientific: 'Distichopora violacea',
    form: 'fan',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      trigger: { on: 'reduced', filter: {}, do: [{ op: 'gain', plankton: 2, popularity: 1 }] },
    },
  },
  {
    id: 'corky-sea-fan',
    scientific: 'Subergorgia suberosa',
    form: 'fan',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [
        { modifier: 'hunts', by: 1 },
        { modifier: 'yield', of: 'colonies', by: 1 },
      ],
    },
  },
];
