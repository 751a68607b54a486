import type { CoralCard } from './card.ts';

export const actionCorals: readonly CoralCard[] = [
  {
    id: 'antler-coral',
    scientific: 'Pocillopora grandis',
    form: 'branching',
    sides: ['N', 'E', 'S'],
    ability: { type: 'action', do: [{ op: 'unfatigue', upTo: 1, filter: {} }] },
  },
  {
    id: 'hump-coral',
    scientific: 'Porites lutea',
    form: 'massive',
    sides: ['S', 'W'],
    ability: { type: 'action', do: [{ op: 'gain', coins: 1, plankton: 1 }] },
  },
  {
    id: 'brush-coral',
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
  },
  {
    id: 'smooth-cauliflower-coral',
    scientific: 'Stylophora pistillata',
    form: 'branching',
    sides: ['N', 'S', 'W'],
    ability: { type: 'action', do: [{ op: 'gain', plankton: 1, popularity: 1 }] },
  },
  {
    id: 'flexible-leather-coral',
    scientific: 'Sinularia flexibilis',
    form: 'soft',
    sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'action', do: [{ op: 'raise', upTo: 2, filter: { algae: true } }] },
  },
  {
    id: 'yellow-scroll-coral',
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
  },
  {
    id: 'black-sun-coral',
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
  },
  {
    id: 'venus-sea-fan',
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
  },
  {
    id: 'boulder-star-coral',
    scientific: 'Orbicella annularis',
    form: 'massive',
    sides: ['N', 'E', 'W'],
    ability: { type: 'action', do: [{ op: 'raise', upTo: 1, filter: { size: 'small' } }] },
  },
  {
    id: 'bottlebrush-coral',
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
  },
  {
    id: 'red-whip-coral',
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
  },
  {
    id: 'long-tentacle-plate-coral',
    scientific: 'Heliofungia actiniformis',
    form: 'free-living',
    sides: ['N', 'S', 'W'],
    ability: { type: 'action', do: [{ op: 'readyHunt' }, { op: 'gain', coins: 1 }] },
  },
];
