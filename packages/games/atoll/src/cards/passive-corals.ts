import type { CoralCard } from './card.ts';

export const passiveCorals: readonly CoralCard[] = [
  {
    id: 'knobbly-sea-fan', name: 'Knobbly sea fan', scientific: 'Muricella plectana',
    form: 'fan', sides: ['N', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'coloniesNeeded', filter: { size: 'medium' }, by: 1 }] },
  },
  {
    id: 'great-star-coral', name: 'Great star coral', scientific: 'Montastraea cavernosa',
    form: 'massive', sides: ['N', 'E', 'S'],
    ability: { type: 'passive', modifiers: [{ modifier: 'coloniesNeeded', filter: { size: 'large' }, by: 1 }] },
  },
  {
    id: 'massive-starlet-coral', name: 'Massive starlet coral', scientific: 'Siderastrea siderea',
    form: 'massive', sides: ['E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'animalPrice', filter: { size: 'large' }, by: 2, min: 1 }] },
  },
  {
    id: 'mustard-hill-coral', name: 'Mustard hill coral', scientific: 'Porites astreoides',
    form: 'massive', sides: ['N', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'animalPrice', filter: { group: 'other' }, by: 1, min: 2 }] },
  },
  {
    id: 'branching-fire-coral', name: 'Branching fire coral', scientific: 'Millepora dichotoma',
    form: 'branching', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'growthPrice', by: 1, min: 1 }] },
  },
  {
    id: 'star-polyps', name: 'Star polyps', scientific: 'Briareum violaceum',
    form: 'soft', sides: ['N', 'E', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'income', choice: 'tourists', coins: 1 }] },
  },
  {
    id: 'devils-hand-coral', name: "Devil's hand coral", scientific: 'Lobophytum pauciflorum',
    form: 'soft', sides: ['E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'income', choice: 'scientists', coins: 1, plankton: 1 }] },
  },
  {
    id: 'honeycomb-plate-coral', name: 'Honeycomb plate coral', scientific: 'Leptoseris yabei',
    form: 'foliose', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'yield', of: 'colonies', by: 2 }] },
  },
  {
    id: 'open-brain-coral', name: 'Open brain coral', scientific: 'Trachyphyllia geoffroyi',
    form: 'massive', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'yield', of: 'bloom', by: 2 }] },
  },
  {
    id: 'netted-table-coral', name: 'Netted table coral', scientific: 'Acropora clathrata',
    form: 'table', sides: ['N', 'S', 'W'],
    ability: { type: 'passive', trigger: { on: 'top', filter: { size: 'small' }, do: [{ op: 'gain', popularity: 1 }] } },
  },
  {
    id: 'violet-hydrocoral', name: 'Violet hydrocoral', scientific: 'Distichopora violacea',
    form: 'fan', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', trigger: { on: 'reduced', filter: {}, do: [{ op: 'gain', plankton: 1 }] } },
  },
  {
    id: 'corky-sea-fan', name: 'Corky sea fan', scientific: 'Subergorgia suberosa',
    form: 'fan', sides: ['E', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'hunts', by: 1 }] },
  },
];
