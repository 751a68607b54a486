import type { OtherCard } from './card.ts';

export const reptiles: readonly OtherCard[] = [
  {
    id: 'green-turtle',
    name: 'Green sea turtle',
    scientific: 'Chelonia mydas',
    group: 'other',
    category: 'reptile',
    cost: 4,
    colonies: 1,
    feed: { kind: 'pay', plankton: 1 },
    symbiosis: 'yellow-tang',
    effects: [
      {
        on: 'end',
        score: [{ points: { per: 'animals', filter: { algae: true }, each: 1, max: 3 } }],
      },
    ],
    points: [2, 4, 6],
    fact: 'Hawaiian green turtles visit certain places on the reef where surgeonfish graze the algae off their shells.',
  },
  {
    id: 'hawksbill-turtle',
    name: 'Hawksbill turtle',
    scientific: 'Eretmochelys imbricata',
    group: 'other',
    category: 'reptile',
    cost: 4,
    colonies: 1,
    feed: {
      kind: 'or',
      options: [
        { kind: 'extraFatigue' },
        { kind: 'reduce', filter: { category: 'cnidarian' }, times: 1 },
      ],
    },
    effects: [{ on: 'top', do: [{ op: 'gain', scales: 1 }] }],
    points: [2, 4, 7],
    fact: 'Hawksbills live mostly on sponges, many of them full of glass needles and poison.',
  },
  {
    id: 'banded-sea-krait',
    name: 'Banded sea krait',
    scientific: 'Laticauda colubrina',
    group: 'other',
    category: 'reptile',
    cost: 3,
    colonies: 0,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { category: 'moray-eels' }, times: 1 },
        { kind: 'reduce', filter: { size: 'medium' }, times: 1 },
      ],
    },
    effects: [],
    points: [1, 4, 9],
    fact: 'Sea kraits come ashore to digest, to shed their skin and to lay their eggs.',
  },
  {
    id: 'olive-sea-snake',
    name: 'Olive sea snake',
    scientific: 'Aipysurus laevis',
    group: 'other',
    category: 'reptile',
    cost: 3,
    colonies: 1,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { size: 'small' }, times: 1 },
        { kind: 'pay', plankton: 2 },
      ],
    },
    effects: [],
    points: [1, 3, 6],
    fact: 'The skin of its tail senses light, so the snake notices when it sticks out of its hiding place.',
  },
];
