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
    points: [4, 6, 8],
  },
  {
    id: 'hawksbill-turtle',
    scientific: 'Eretmochelys imbricata',
    group: 'other',
    category: 'reptile',
    cost: 5,
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
    points: [6, 9, 11],
  },
  {
    id: 'banded-sea-krait',
    scientific: 'Laticauda colubrina',
    group: 'other',
    category: 'reptile',
    cost: 4,
    colonies: 0,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { category: 'moray-eels' }, times: 1 },
        { kind: 'reduce', filter: { size: 'small' }, times: 1 },
      ],
    },
    effects: [],
    points: [4, 7, 10],
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
    points: [2, 5, 7],
  },
];
