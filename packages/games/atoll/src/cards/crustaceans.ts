import type { OtherCard } from './card.ts';

export const crustaceans: readonly OtherCard[] = [
  {
    id: 'tiger-pistol-shrimp', name: 'Tiger pistol shrimp', scientific: 'Alpheus bellulus',
    group: 'other', category: 'crustacean', cost: 2, colonies: 1,
    feed: { kind: 'free' },
    symbiosis: 'yellow-prawn-goby',
    effects: [],
    points: [0, 2, 3],
    fact: 'Snapping its claw makes a bubble that collapses with a crack loud enough to stun prey.',
  },
  {
    id: 'pacific-cleaner-shrimp', name: 'Pacific cleaner shrimp', scientific: 'Lysmata amboinensis',
    group: 'other', category: 'crustacean', cost: 2, colonies: 1,
    feed: { kind: 'pay', plankton: 1 },
    symbiosis: 'giant-moray',
    effects: [{ on: 'enter', do: [{ op: 'clean', upTo: 1 }] }],
    points: [0, 2, 3],
    fact: 'The shrimp climbs into the open mouth of a moray to pick parasites and scraps from between the teeth.',
  },
  {
    id: 'emperor-shrimp', name: 'Emperor shrimp', scientific: 'Zenopontonia rex',
    group: 'other', category: 'crustacean', cost: 2, colonies: 0,
    feed: { kind: 'symbiosisOnly' },
    shelter: true, symbiosis: 'leopard-sea-cucumber',
    effects: [],
    points: [1, 3, 4],
    fact: 'Emperor shrimps ride on sea cucumbers and sea slugs and eat what the moving host stirs up.',
  },
  {
    id: 'boxer-crab', name: 'Boxer crab', scientific: 'Lybia tesselata',
    group: 'other', category: 'crustacean', cost: 2, colonies: 1,
    feed: { kind: 'pay', plankton: 1 },
    symbiosis: 'triactis-anemone',
    effects: [{ on: 'top', do: [{ op: 'gain', plankton: 1 }] }],
    points: [0, 2, 3],
    fact: 'A boxer crab that loses one of its two anemones tears the other apart and lets both halves regrow.',
  },
  {
    id: 'harlequin-shrimp', name: 'Harlequin shrimp', scientific: 'Hymenocera picta',
    group: 'other', category: 'crustacean', cost: 3, colonies: 1,
    feed: { kind: 'reduce', filter: { category: 'starfish' }, times: 1 },
    effects: [{ on: 'top', do: [{ op: 'gain', popularity: 1 }] }],
    points: [2, 4, 9],
    fact: 'A pair of harlequin shrimps turns a starfish on its back and feeds on it alive for days.',
  },
  {
    id: 'peacock-mantis-shrimp', name: 'Peacock mantis shrimp', scientific: 'Odontodactylus scyllarus',
    group: 'other', category: 'crustacean', cost: 3, colonies: 1,
    feed: {
      kind: 'or',
      options: [
        { kind: 'reduce', filter: { category: 'bivalve' }, times: 1 },
        { kind: 'reduce', filter: { category: 'crustacean' }, times: 1 },
      ],
    },
    shelter: true,
    effects: [],
    points: [1, 4, 7],
    fact: 'Its spring-loaded clubs strike so fast that the water between them and the victim boils for an instant.',
  },
];
