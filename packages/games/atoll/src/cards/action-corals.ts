import type { CoralCard } from './card.ts';

export const actionCorals: readonly CoralCard[] = [
  {
    id: 'antler-coral',
    name: 'Antler coral',
    scientific: 'Pocillopora grandis',
    form: 'branching',
    sides: ['N', 'E', 'S'],
    ability: { type: 'action', do: [{ op: 'unfatigue', upTo: 1, filter: {} }] },
    fact: 'Guard crabs live between its branches and pinch the feet of starfish that come to eat it.',
  },
  {
    id: 'hump-coral',
    name: 'Hump coral',
    scientific: 'Porites lutea',
    form: 'massive',
    sides: ['S', 'W'],
    ability: { type: 'action', do: [{ op: 'gain', coins: 1 }] },
    fact: 'Cores drilled from old heads tell the sea temperatures of centuries, like the rings of trees.',
  },
  {
    id: 'brush-coral',
    name: 'Brush coral',
    scientific: 'Acropora cytherea',
    form: 'table',
    sides: ['E', 'S', 'W'],
    ability: {
      type: 'action',
      do: [
        { op: 'pay', plankton: 4 },
        { op: 'gain', coins: 2 },
      ],
    },
    fact: 'It has fine upright twigs on a flat table and spawns by night, a few days after full moon.',
  },
  {
    id: 'smooth-cauliflower-coral',
    name: 'Smooth cauliflower coral',
    scientific: 'Stylophora pistillata',
    form: 'branching',
    sides: ['N', 'S', 'W'],
    ability: {
      type: 'action',
      do: [
        { op: 'clean', upTo: 1 },
        { op: 'gain', plankton: 1 },
      ],
    },
    fact: 'It settles in so well in tanks that it has become one of the most studied corals of all.',
  },
  {
    id: 'flexible-leather-coral',
    name: 'Flexible leather coral',
    scientific: 'Sinularia flexibilis',
    form: 'soft',
    sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'action', do: [{ op: 'raise', upTo: 2, filter: { algae: true } }] },
    fact: 'It gives off bitter substances that keep neighbours at a distance and fish from nibbling.',
  },
  {
    id: 'yellow-scroll-coral',
    name: 'Yellow scroll coral',
    scientific: 'Turbinaria reniformis',
    form: 'foliose',
    sides: ['N', 'S', 'W'],
    ability: {
      type: 'action',
      do: [
        { op: 'pay', plankton: 2 },
        { op: 'raise', upTo: 1, filter: {} },
      ],
    },
    fact: 'Corals of its kind change shape with the light: flat plates in the dim, steep scrolls in the bright.',
  },
  {
    id: 'black-sun-coral',
    name: 'Black sun coral',
    scientific: 'Tubastraea micranthus',
    form: 'tube',
    sides: ['N', 'W'],
    ability: {
      type: 'action',
      do: [
        { op: 'reduce', filter: {} },
        { op: 'gain', coins: 1 },
      ],
    },
    fact: 'It grows trees a metre high without any help of algae, where currents bring food day and night.',
  },
  {
    id: 'venus-sea-fan',
    name: 'Venus sea fan',
    scientific: 'Gorgonia flabellum',
    form: 'fan',
    sides: ['E', 'S', 'W'],
    ability: {
      type: 'action',
      do: [
        { op: 'pay', plankton: 1 },
        { op: 'gain', popularity: 2 },
      ],
    },
    fact: 'Its branchlets are flattened across the fan; those of the common sea fan lie along it.',
  },
  {
    id: 'boulder-star-coral',
    name: 'Boulder star coral',
    scientific: 'Orbicella annularis',
    form: 'massive',
    sides: ['N', 'E', 'W'],
    ability: { type: 'action', do: [{ op: 'raise', upTo: 1, filter: { size: 'small' } }] },
    fact: 'It spawns about a week after full moon in late summer, all over a reef within the same hour.',
  },
  {
    id: 'bottlebrush-coral',
    name: 'Bottlebrush coral',
    scientific: 'Acropora echinata',
    form: 'branching',
    sides: ['N', 'E', 'S'],
    ability: {
      type: 'action',
      do: [
        { op: 'colony', upTo: 1 },
        { op: 'gain', popularity: 1 },
      ],
    },
    fact: 'Its twigs stand round the stem like the bristles of a brush, a shape for calm and clear water.',
  },
  {
    id: 'red-whip-coral',
    name: 'Red whip coral',
    scientific: 'Ellisella ceratophyta',
    form: 'whip',
    sides: ['S', 'W'],
    ability: {
      type: 'action',
      do: [
        { op: 'pollute', corals: 1 },
        { op: 'gain', coins: 1, plankton: 2 },
      ],
    },
    fact: 'Tiny gobies spend their lives on the whips of such corals and lay their eggs on them.',
  },
  {
    id: 'long-tentacle-plate-coral',
    name: 'Long-tentacle plate coral',
    scientific: 'Heliofungia actiniformis',
    form: 'free-living',
    sides: ['N', 'S', 'W'],
    ability: { type: 'action', do: [{ op: 'readyHunt' }, { op: 'gain', coins: 1 }] },
    fact: 'A small pipefish lives hardly anywhere else than between the tentacles of this coral.',
  },
];
