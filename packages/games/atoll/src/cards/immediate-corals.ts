import type { CoralCard } from './card.ts';

export const immediateCorals: readonly CoralCard[] = [
  {
    id: 'staghorn-coral', name: 'Staghorn coral', scientific: 'Acropora cervicornis',
    form: 'branching', sides: ['N', 'E', 'S'],
    ability: { type: 'immediate', do: [{ op: 'gain', coins: 1, plankton: 2 }] },
    fact: 'A branch of staghorn coral can grow ten centimetres and more in a year, faster than most corals.',
  },
  {
    id: 'lace-coral', name: 'Lace coral', scientific: 'Pocillopora damicornis',
    form: 'branching', sides: ['N', 'E', 'W'],
    ability: { type: 'immediate', do: [{ op: 'clean', upTo: 1 }, { op: 'gain', plankton: 1 }] },
    fact: 'The larvae of lace coral can drift for about three months and still found a colony on a far shore.',
  },
  {
    id: 'table-coral', name: 'Table coral', scientific: 'Acropora hyacinthus',
    form: 'table', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'gain', coins: 1 }] },
    fact: 'One table can spread more than two metres wide and shade everything that lives below it.',
  },
  {
    id: 'lobe-coral', name: 'Lobe coral', scientific: 'Porites lobata',
    form: 'massive', sides: ['E'],
    ability: { type: 'immediate', do: [{ op: 'gain', coins: 2 }] },
    fact: 'Lobe coral thickens by about a centimetre a year, so that a head as tall as a diver is centuries old.',
  },
  {
    id: 'common-mushroom-coral', name: 'Common mushroom coral', scientific: 'Fungia fungites',
    form: 'free-living', sides: ['N', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'colony', upTo: 1 }, { op: 'gain', scales: 1 }] },
    fact: 'A grown common mushroom coral is a single large polyp that lies loose on the bottom.',
  },
  {
    id: 'organ-pipe-coral', name: 'Organ-pipe coral', scientific: 'Tubipora musica',
    form: 'tube', sides: ['N', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'gain', popularity: 2 }] },
    fact: 'While its eight-armed polyps are out, the blood-red pipes of its skeleton cannot be seen.',
  },
  {
    id: 'lettuce-coral', name: 'Lettuce coral', scientific: 'Agaricia agaricites',
    form: 'foliose', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'clean', upTo: 2 }] },
    fact: 'Lettuce coral broods its larvae and lets them go when they are ready to settle close by.',
  },
  {
    id: 'toadstool-leather-coral', name: 'Toadstool leather coral', scientific: 'Sarcophyton glaucum',
    form: 'soft', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'raise', upTo: 2, filter: { algae: true } }, { op: 'gain', plankton: 2 }] },
    fact: 'From time to time it closes, turns waxy and sheds a thin skin with all that has settled on it.',
  },
  {
    id: 'birds-nest-coral', name: "Bird's nest coral", scientific: 'Seriatopora hystrix',
    form: 'branching', sides: ['E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'raise', upTo: 2, filter: { size: 'small' } }] },
    fact: 'Crabs live in its needle-thin thicket, and some females wall themselves in there for life.',
  },
  {
    id: 'elephant-skin-coral', name: 'Elephant skin coral', scientific: 'Pachyseris speciosa',
    form: 'foliose', sides: ['N', 'S'],
    ability: { type: 'immediate', do: [{ op: 'raise', upTo: 1, filter: { group: 'other' } }] },
    fact: 'Ridges run round its thin plates like the rings of a tree, and no tentacles show between them.',
  },
  {
    id: 'common-sea-fan', name: 'Common sea fan', scientific: 'Gorgonia ventalina',
    form: 'fan', sides: ['N', 'E'],
    ability: { type: 'immediate', do: [{ op: 'gain', scales: 2 }] },
    fact: 'Sea fans grow across the current, so that as much water as possible passes through their mesh.',
  },
  {
    id: 'galaxy-coral', name: 'Galaxy coral', scientific: 'Galaxea fascicularis',
    form: 'massive', sides: ['N', 'E', 'S', 'W'],
    ability: { type: 'immediate', do: [{ op: 'gain', plankton: { per: 'colonies', each: 1, every: 2, max: 6 } }] },
    fact: 'At night it stretches out sweeper tentacles as long as a hand and stings whatever grows too near.',
  },
  {
    id: 'plate-fire-coral', name: 'Plate fire coral', scientific: 'Millepora platyphylla',
    form: 'foliose', sides: ['N', 'E', 'W'],
    ability: {
      type: 'immediate',
      do: [
        { op: 'upTo', times: 2, do: [{ op: 'pollute', corals: 1 }, { op: 'gain', coins: 1, plankton: 1 }] },
      ],
    },
    fact: 'Fire corals are not true corals but hydrozoans, and whoever brushes against one remembers it for days.',
  },
  {
    id: 'velvet-finger-coral', name: 'Velvet finger coral', scientific: 'Montipora digitata',
    form: 'branching', sides: ['E', 'W'],
    ability: { type: 'immediate', do: [{ op: 'gain', coins: { per: 'corals', filter: { polluted: true }, each: 1, max: 2 } }] },
    fact: 'Broken branches of velvet finger coral grow on where they fall, and whole thickets spread in this way.',
  },
];
