import type { OtherCard } from './card.ts';

export const cephalopods: readonly OtherCard[] = [
  {
    id: 'blue-ringed-octopus',
    scientific: 'Hapalochlaena lunulata',
    group: 'other',
    category: 'cephalopod',
    cost: 4,
    colonies: 1,
    feed: { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
    effects: [{ on: 'top', do: [{ op: 'gain', popularity: 1 }] }],
    points: [4, 7, 11],
  },
  {
    id: 'day-octopus',
    scientific: 'Octopus cyanea',
    group: 'other',
    category: 'cephalopod',
    cost: 5,
    colonies: 2,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
        { kind: 'reduce', filter: { category: 'bivalve' }, times: 1 },
      ],
    },
    shelter: true,
    effects: [],
    points: [6, 9, 13],
  },
  {
    id: 'broadclub-cuttlefish',
    scientific: 'Ascarosepion latimanus',
    group: 'other',
    category: 'cephalopod',
    cost: 4,
    colonies: 1,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { size: 'small' }, times: 1 },
        { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
      ],
    },
    effects: [{ on: 'top', do: [{ op: 'readyHunt' }] }],
    points: [4, 6, 10],
  },
  {
    id: 'chambered-nautilus',
    scientific: 'Nautilus pompilius',
    group: 'other',
    category: 'cephalopod',
    cost: 4,
    colonies: 0,
    feed: { kind: 'passive', on: 'reduced', filter: { group: 'fish' } },
    effects: [],
    points: [5, 8, 11],
  },
];

export const bivalves: readonly OtherCard[] = [
  {
    id: 'giant-clam',
    scientific: 'Tridacna gigas',
    group: 'other',
    category: 'bivalve',
    cost: 4,
    colonies: 2,
    feed: { kind: 'pay', plankton: 1 },
    algae: true,
    effects: [
      {
        on: 'end',
        score: [{ points: { per: 'animals', filter: { category: 'bivalve' }, each: 1 } }],
      },
    ],
    points: [4, 6, 9],
  },
  {
    id: 'maxima-clam',
    scientific: 'Tridacna maxima',
    group: 'other',
    category: 'bivalve',
    cost: 2,
    colonies: 2,
    feed: { kind: 'free' },
    algae: true,
    effects: [{ on: 'enter', do: [{ op: 'gain', plankton: 2 }] }],
    points: [0, 2, 3],
  },
  {
    id: 'pearl-oyster',
    scientific: 'Pinctada margaritifera',
    group: 'other',
    category: 'bivalve',
    cost: 3,
    colonies: 1,
    feed: { kind: 'pay', plankton: 1 },
    effects: [
      { on: 'enter', do: [{ op: 'clean', upTo: 1 }] },
      { on: 'top', do: [{ op: 'gain', coins: 1 }] },
    ],
    points: [1, 3, 5],
  },
];
