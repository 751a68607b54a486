import type { OtherCard } from './card.ts';

export const cephalopods: readonly OtherCard[] = [
  {
    id: 'blue-ringed-octopus', name: 'Greater blue-ringed octopus', scientific: 'Hapalochlaena lunulata',
    group: 'other', category: 'cephalopod', cost: 3, colonies: 1,
    feed: { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
    effects: [{ on: 'top', do: [{ op: 'gain', popularity: 1 }] }],
    points: [1, 4, 7],
    fact: 'Its saliva contains tetrodotoxin, the nerve poison of pufferfish, and the rings flash before it bites.',
  },
  {
    id: 'day-octopus', name: 'Day octopus', scientific: 'Octopus cyanea',
    group: 'other', category: 'cephalopod', cost: 4, colonies: 2,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
        { kind: 'reduce', filter: { category: 'bivalve' }, times: 1 },
      ],
    },
    shelter: true,
    effects: [],
    points: [2, 5, 9],
    fact: 'A day octopus can change its colour and pattern about a thousand times in one long hunting trip.',
  },
  {
    id: 'broadclub-cuttlefish', name: 'Broadclub cuttlefish', scientific: 'Ascarosepion latimanus',
    group: 'other', category: 'cephalopod', cost: 3, colonies: 1,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { size: 'small' }, times: 1 },
        { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
      ],
    },
    effects: [{ on: 'top', do: [{ op: 'readyHunt' }] }],
    points: [1, 4, 6],
    fact: 'Dark bands run over the body of a hunting cuttlefish and seem to hold crabs spellbound.',
  },
  {
    id: 'chambered-nautilus', name: 'Chambered nautilus', scientific: 'Nautilus pompilius',
    group: 'other', category: 'cephalopod', cost: 3, colonies: 0,
    feed: { kind: 'passive', on: 'reduced', filter: { group: 'fish' } },
    effects: [],
    points: [2, 4, 8],
    fact: 'At night the nautilus rises along the reef slope and smells its way to dead animals.',
  },
];

export const bivalves: readonly OtherCard[] = [
  {
    id: 'giant-clam', name: 'Giant clam', scientific: 'Tridacna gigas',
    group: 'other', category: 'bivalve', cost: 4, colonies: 2,
    feed: { kind: 'pay', plankton: 1 },
    algae: true,
    effects: [{ on: 'end', score: [{ points: { per: 'animals', filter: { category: 'bivalve' }, each: 1, max: 3 } }] }],
    points: [2, 4, 7],
    fact: 'A full-grown giant clam weighs over two hundred kilograms and cannot close its shell completely.',
  },
  {
    id: 'maxima-clam', name: 'Maxima clam', scientific: 'Tridacna maxima',
    group: 'other', category: 'bivalve', cost: 2, colonies: 2,
    feed: { kind: 'free' },
    algae: true,
    effects: [{ on: 'enter', do: [{ op: 'gain', plankton: 1 }] }],
    points: [0, 2, 3],
    fact: 'The maxima clam bores itself into the reef until only the colourful edge of its mantle shows.',
  },
  {
    id: 'pearl-oyster', name: 'Black-lip pearl oyster', scientific: 'Pinctada margaritifera',
    group: 'other', category: 'bivalve', cost: 3, colonies: 1,
    feed: { kind: 'pay', plankton: 1 },
    effects: [{ on: 'enter', do: [{ op: 'clean', upTo: 1 }] }, { on: 'top', do: [{ op: 'gain', coins: 1 }] }],
    points: [1, 2, 4],
    fact: 'One adult oyster can pump several hundred litres of seawater over its gills in a day.',
  },
];
