import type { OtherCard } from './card.ts';

export const reptiles: readonly OtherCard[] = [
  {
    id: 'green-turtle',
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
  },
  {
    id: 'hawksbill-turtle',
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
    symbiosis: 'live-sharksucker',
    effects: [{ on: 'top', do: [{ op: 'gain', scales: 1 }] }],
    points: [1, 3, 6],
  },
  {
    id: 'banded-sea-krait',
    scientific: 'Laticauda colubrina',
    group: 'other',
    category: 'reptile',
    cost: 3,
    colonies: 0,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { category: 'moray-eels' }, times: 1 },
        { kind: 'reduce', filter: { size: 'small' }, times: 1 },
      ],
    },
    effects: [],
    points: [1, 4, 9],
  },
  {
    id: 'olive-sea-snake',
    scientific: 'Aipysurus laevis',
    group: 'other',
    category: 'reptile',
    cost: 3,
    colonies: 1,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { size: 'small' }, times: 1 },
        { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
      ],
    },
    effects: [],
    points: [1, 3, 6],
  },
];
