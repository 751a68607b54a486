import type { OtherCard } from './card.ts';

export const starfish: readonly OtherCard[] = [
  {
    id: 'magnificent-star', name: 'Magnificent star', scientific: 'Luidia magnifica',
    group: 'other', category: 'starfish', cost: 3, colonies: 0,
    feed: { kind: 'passive', on: 'reduced', filter: {} },
    effects: [],
    points: [1, 3, 6],
    fact: 'This large starfish digs itself into sand and walks on pointed tube feet that have no suckers.',
  },
  {
    id: 'crown-of-thorns', name: 'Crown-of-thorns starfish', scientific: 'Acanthaster planci',
    group: 'other', category: 'starfish', cost: 3, colonies: 2,
    feed: { kind: 'free' },
    effects: [{ on: 'enter', do: [{ op: 'pollute', corals: 1 }] }],
    points: [2, 4, 6],
    fact: 'An adult digests several square metres of living coral in a year.',
  },
  {
    id: 'blue-sea-star', name: 'Blue sea star', scientific: 'Linckia laevigata',
    group: 'other', category: 'starfish', cost: 2, colonies: 1,
    feed: { kind: 'passive', on: 'bought' },
    effects: [],
    points: [0, 2, 3],
    fact: 'Sea stars of its genus can regrow a whole animal from one lost arm.',
  },
];

export const seaCucumbers: readonly OtherCard[] = [
  {
    id: 'leopard-sea-cucumber', name: 'Leopard sea cucumber', scientific: 'Bohadschia argus',
    group: 'other', category: 'sea-cucumber', cost: 3, colonies: 1,
    feed: { kind: 'extraFatigue' },
    symbiosis: 'emperor-shrimp',
    effects: [{ on: 'enter', do: [{ op: 'clean', upTo: 1 }] }],
    points: [1, 3, 4],
    fact: 'When it is bothered it squirts sticky white threads that swell and entangle the attacker.',
  },
  {
    id: 'prickly-redfish', name: 'Prickly redfish', scientific: 'Thelenota ananas',
    group: 'other', category: 'sea-cucumber', cost: 3, colonies: 1,
    feed: { kind: 'passive', on: 'reduced', filter: {} },
    effects: [{ on: 'top', do: [{ op: 'clean', upTo: 1 }] }],
    points: [2, 4, 7],
    fact: 'It swallows sand by the mouthful, digests what is edible and leaves the rest behind cleaned.',
  },
  {
    id: 'sea-apple', name: 'Sea apple', scientific: 'Pseudocolochirus violaceus',
    group: 'other', category: 'sea-cucumber', cost: 3, colonies: 1,
    feed: { kind: 'or', options: [{ kind: 'pay', plankton: 1 }, { kind: 'extraFatigue' }] },
    effects: [],
    points: [1, 3, 5],
    fact: 'It wipes its feathery tentacles through its mouth one after another to collect the catch.',
  },
];
