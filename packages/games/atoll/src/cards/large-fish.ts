import type { FishCard } from './card.ts';

export const largeFish: readonly FishCard[] = [
  {
    id: 'tiger-shark', name: 'Tiger shark', scientific: 'Galeocerdo cuvier',
    group: 'fish', size: 'large', category: 'sharks', cost: 7, colonies: 3,
    feed: { kind: 'reduce', filter: { not: { size: 'large' } }, times: 2, distinct: true },
    symbiosis: 'schultzs-pipefish',
    effects: [],
    points: [3, 5, 8],
    fact: 'Number plates, tyres and whole sea turtles have all been found in the stomachs of tiger sharks.',
  },
  {
    id: 'blacktip-reef-shark', name: 'Blacktip reef shark', scientific: 'Carcharhinus melanopterus',
    group: 'fish', size: 'large', category: 'sharks', cost: 6, colonies: 2,
    feed: {
      kind: 'byLevel',
      low: { kind: 'reduce', filter: { size: 'small' }, times: 1 },
      medium: { kind: 'reduce', filter: { size: 'small' }, times: 2 },
    },
    effects: [],
    points: [3, 5, 9],
    fact: 'Blacktip reef sharks patrol water so shallow that their backs and fins stick out.',
  },
  {
    id: 'scalloped-hammerhead', name: 'Scalloped hammerhead', scientific: 'Sphyrna lewini',
    group: 'fish', size: 'large', category: 'sharks', cost: 7, colonies: 3,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { size: 'medium' }, times: 1 },
        { kind: 'reduce', filter: { category: 'cephalopod' }, times: 1 },
      ],
    },
    effects: [{ on: 'top', do: [{ op: 'gain', popularity: 1 }] }],
    points: [5, 10, 15],
    fact: 'By day hundreds of scalloped hammerheads may circle one sea mount; at night they hunt alone.',
  },
  {
    id: 'giant-grouper', name: 'Giant grouper', scientific: 'Epinephelus lanceolatus',
    group: 'fish', size: 'large', category: 'groupers', cost: 6, colonies: 4,
    feed: {
      kind: 'byLevel',
      low: { kind: 'reduce', filter: {}, times: 1 },
      medium: { kind: 'reduce', filter: { not: { size: 'large' } }, times: 2, distinct: true },
    },
    symbiosis: 'cleaner-wrasse',
    effects: [],
    points: [2, 4, 6],
    fact: 'The giant grouper is the largest bony fish of coral reefs and can weigh as much as a small horse.',
  },
  {
    id: 'humphead-wrasse', name: 'Humphead wrasse', scientific: 'Cheilinus undulatus',
    group: 'fish', size: 'large', category: 'wrasses-parrotfishes', cost: 7, colonies: 3,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { category: 'starfish' }, times: 1 },
        { kind: 'reduce', filter: { category: 'bivalve' }, times: 1 },
        { kind: 'pay', plankton: 3 },
      ],
    },
    effects: [{ on: 'top', do: [{ op: 'clean', upTo: 2 }] }],
    points: [3, 6, 10],
    fact: 'It is one of the few animals that can eat the crown-of-thorns starfish, spines and all.',
  },
  {
    id: 'giant-moray', name: 'Giant moray', scientific: 'Gymnothorax javanicus',
    group: 'fish', size: 'large', category: 'moray-eels', cost: 7, colonies: 4,
    feed: {
      kind: 'byLevel',
      low: { kind: 'reduce', filter: { group: 'fish' }, times: 1 },
      medium: {
        kind: 'or',
        options: [
          { kind: 'reduce', filter: { size: 'medium' }, times: 1 },
          { kind: 'reduce', filter: { category: 'cephalopod' }, times: 1 },
        ],
      },
    },
    shelter: true, symbiosis: 'pacific-cleaner-shrimp',
    effects: [],
    points: [3, 5, 8],
    fact: 'A second pair of jaws in its throat shoots forward to drag the prey down.',
  },
  {
    id: 'reef-manta', name: 'Reef manta ray', scientific: 'Mobula alfredi',
    group: 'fish', size: 'large', category: 'rays', cost: 8, colonies: 4,
    feed: {
      kind: 'byLevel',
      low: { kind: 'pay', plankton: 3 },
      medium: { kind: 'pay', plankton: 4 },
    },
    symbiosis: 'live-sharksucker',
    effects: [],
    points: [1, 3, 6],
    fact: 'The spots on its belly are as individual as a fingerprint and let researchers recognise each manta.',
  },
  {
    id: 'bumphead-parrotfish', name: 'Bumphead parrotfish', scientific: 'Bolbometopon muricatum',
    group: 'fish', size: 'large', category: 'wrasses-parrotfishes', cost: 7, colonies: 3,
    feed: { kind: 'extraFatigue' },
    effects: [{ on: 'top', do: [{ op: 'colony', upTo: 1 }] }],
    points: [5, 9, 14],
    fact: 'One adult bites off several tonnes of coral rock a year and returns most of it as fine white sand.',
  },
];
