import type { CoralCard } from './card.ts';

export const passiveCorals: readonly CoralCard[] = [
  {
    id: 'knobbly-sea-fan', name: 'Knobbly sea fan', scientific: 'Muricella plectana',
    form: 'fan', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'coloniesNeeded', filter: { size: 'medium' }, by: 1 }] },
    fact: "Bargibant's seahorse lives on sea fans of this genus alone and wears their knobs as a disguise.",
  },
  {
    id: 'great-star-coral', name: 'Great star coral', scientific: 'Montastraea cavernosa',
    form: 'massive', sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [
        { modifier: 'coloniesNeeded', filter: { size: 'large' }, by: 2 },
        { modifier: 'animalPrice', filter: { size: 'large' }, by: 1, min: 4 },
      ],
    },
    fact: 'Some colonies glow orange by day, from bacteria in their tissue that turn nitrogen into food.',
  },
  {
    id: 'massive-starlet-coral', name: 'Massive starlet coral', scientific: 'Siderastrea siderea',
    form: 'massive', sides: ['E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'animalPrice', filter: { size: 'large' }, by: 2, min: 4 }] },
    fact: 'It bears cold, heat and mud that are too much for most of its neighbours.',
  },
  {
    id: 'mustard-hill-coral', name: 'Mustard hill coral', scientific: 'Porites astreoides',
    form: 'massive', sides: ['W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'animalPrice', filter: { group: 'other' }, by: 1, min: 2 }] },
    fact: 'Where other Caribbean corals have died, mustard hill coral is often among the first to come back.',
  },
  {
    id: 'branching-fire-coral', name: 'Branching fire coral', scientific: 'Millepora dichotoma',
    form: 'branching', sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'passive',
      modifiers: [
        { modifier: 'growthPrice', by: 1, min: 1 },
        { modifier: 'animalPrice', filter: { category: 'cnidarian' }, by: 1, min: 1 },
      ],
    },
    fact: 'Fire corals set free tiny jellyfish that live for a few hours, just long enough to spawn.',
  },
  {
    id: 'star-polyps', name: 'Star polyps', scientific: 'Briareum violaceum',
    form: 'soft', sides: ['N', 'E', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'income', choice: 'tourists', coins: 1 }] },
    fact: 'Its purple mat creeps over rock and rubble, and at a touch all the polyps vanish into it.',
  },
  {
    id: 'devils-hand-coral', name: "Devil's hand coral", scientific: 'Lobophytum pauciflorum',
    form: 'soft', sides: ['E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'income', choice: 'scientists', coins: 1, plankton: 1 }] },
    fact: 'Its leathery lobes are dotted with polyps that can all be drawn in within seconds.',
  },
  {
    id: 'honeycomb-plate-coral', name: 'Honeycomb plate coral', scientific: 'Leptoseris yabei',
    form: 'foliose', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', trigger: { on: 'top', filter: { size: 'medium' }, do: [{ op: 'gain', popularity: 3 }] } },
    fact: 'Relatives of this coral grow in dim light deeper than any other coral that lives from algae.',
  },
  {
    id: 'open-brain-coral', name: 'Open brain coral', scientific: 'Trachyphyllia geoffroyi',
    form: 'massive', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'yield', of: 'bloom', by: 2 }] },
    fact: 'It lies loose on the sand and swells with water to throw off what the current heaps on it.',
  },
  {
    id: 'netted-table-coral', name: 'Netted table coral', scientific: 'Acropora clathrata',
    form: 'table', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', trigger: { on: 'top', filter: { size: 'small' }, do: [{ op: 'gain', popularity: 2 }] } },
    fact: 'Its branches grow together into a flat net that lets the swell pass through.',
  },
  {
    id: 'violet-hydrocoral', name: 'Violet hydrocoral', scientific: 'Distichopora violacea',
    form: 'fan', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', trigger: { on: 'reduced', filter: {}, do: [{ op: 'gain', plankton: 2, popularity: 1 }] } },
    fact: 'It grows in the shade, under ledges and in caves, and has no use for algae.',
  },
  {
    id: 'corky-sea-fan', name: 'Corky sea fan', scientific: 'Subergorgia suberosa',
    form: 'fan', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'passive', modifiers: [{ modifier: 'hunts', by: 1 }, { modifier: 'yield', of: 'colonies', by: 1 }] },
    fact: 'The Latin suber in its name means cork, which the bark of its branches resembles.',
  },
];
