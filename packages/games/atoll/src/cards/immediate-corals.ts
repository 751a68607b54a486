import type { CoralCard } from './card.ts';

export const immediateCorals: readonly CoralCard[] = [
  {
    id: 'staghorn-coral',
    scientific: 'Acropora cervicornis',
    form: 'branching',
    sides: ['N', 'E', 'S'],
    ability: { type: 'immediate', do: [{ op: 'gain', coins: 1, plankton: 2 }] },
  },
  {
    id: 'lace-coral',
    scientific: 'Pocillopora damicornis',
    form: 'branching',
    sides: ['N', 'E', 'W'],
    ability: {
      type: 'immediate',
      do: [
        { op: 'clean', upTo: 1 },
        { op: 'gain', plankton: 1 },
      ],
    },
  },
  {
    id: 'table-coral',
    scientific: 'Acropora hyacinthus',
    form: 'table',
    sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'gain', coins: 1 }] },
  },
  {
    id: 'lobe-coral',
    scientific: 'Porites lobata',
    form: 'massive',
    sides: ['E'],
    ability: { type: 'immediate', do: [{ op: 'gain', coins: 2, plankton: 2 }] },
  },
  {
    id: 'common-mushroom-coral',
    scientific: 'Fungia fungites',
    form: 'free-living',
    sides: ['N', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'gain', plankton: 2, scales: 1 }] },
  },
  {
    id: 'organ-pipe-coral',
    scientific: 'Tubipora musica',
    form: 'tube',
    sides: ['N', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'gain', popularity: 2 }] },
  },
  {
    id: 'lettuce-coral',
    scientific: 'Agaricia agaricites',
    form: 'foliose',
    sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'clean', upTo: 2 }] },
  },
  {
    id: 'toadstool-leather-coral',
    scientific: 'Sarcophyton glaucum',
    form: 'soft',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'immediate',
      do: [
        { op: 'raise', upTo: 2, filter: { algae: true } },
        { op: 'gain', plankton: 2 },
      ],
    },
  },
  {
    id: 'birds-nest-coral',
    scientific: 'Seriatopora hystrix',
    form: 'branching',
    sides: ['E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'raise', upTo: 2, filter: { size: 'small' } }] },
  },
  {
    id: 'elephant-skin-coral',
    scientific: 'Pachyseris speciosa',
    form: 'foliose',
    sides: ['N', 'S'],
    ability: { type: 'immediate', do: [{ op: 'raise', upTo: 1, filter: { group: 'other' } }] },
  },
  {
    id: 'common-sea-fan',
    scientific: 'Gorgonia ventalina',
    form: 'fan',
    sides: ['N', 'E'],
    ability: { type: 'immediate', do: [{ op: 'gain', scales: 2 }] },
  },
  {
    id: 'galaxy-coral',
    scientific: 'Galaxea fascicularis',
    form: 'massive',
    sides: ['N', 'E', 'S', 'W'],
    ability: {
      type: 'immediate',
      do: [{ op: 'gain', plankton: { per: 'colonies', each: 1, every: 2, max: 6 } }],
    },
  },
  {
    id: 'plate-fire-coral',
    scientific: 'Millepora platyphylla',
    form: 'foliose',
    sides: ['N', 'E', 'W'],
    ability: {
      type: 'immediate',
      do: [
        {
          op: 'upTo',
          times: 2,
          do: [
            { op: 'pollute', corals: 1 },
            { op: 'gain', coins: 1, plankton: 1 },
          ],
        },
      ],
    },
  },
  {
    id: 'velvet-finger-coral',
    scientific: 'Montipora digitata',
    form: 'branching',
    sides: ['E', 'W'],
    ability: {
      type: 'immediate',
      do: [{ op: 'gain', coins: { per: 'corals', filter: { polluted: true }, each: 1, max: 2 } }],
    },
  },
];
