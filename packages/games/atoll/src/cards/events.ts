import type { EventCard } from './card.ts';

/** The 14 cards of the Events module. */
export const events: readonly EventCard[] = [
  {
    id: 'mass-bleaching', name: 'Mass bleaching', tone: 'bad',
    kind: 'immediate', do: [{ op: 'pollute', corals: 2 }],
    fact: 'After weeks of water that is too warm, corals cast out the algae that feed them and turn white.',
  },
  {
    id: 'cyclone', name: 'Cyclone', tone: 'bad',
    kind: 'immediate', do: [{ op: 'reduce', filter: {} }],
    fact: 'The waves of a cyclone can break corals twenty metres down and scatter whoever lived among them.',
  },
  {
    id: 'crown-of-thorns-outbreak', name: 'Crown-of-thorns outbreak', tone: 'bad',
    kind: 'immediate', do: [{ op: 'oneOf', options: [[{ op: 'pay', coins: 1 }], [{ op: 'pollute', corals: 1 }]] }],
    fact: 'Now and then coral-eating starfish arrive by the thousand; divers can only fight them one by one.',
  },
  {
    id: 'fish-disease', name: 'Gill disease', tone: 'bad',
    kind: 'immediate', do: [{ op: 'fatigue', tokens: 2, filter: { group: 'fish', not: { level: 3 } } }],
    fact: 'Parasites no larger than a grain of sand settle on the gills of fish, which breathe hard and stop feeding.',
  },
  {
    id: 'spawning-night', name: 'Spawning night', tone: 'good',
    kind: 'immediate', do: [{ op: 'raise', upTo: 2, filter: {} }],
    fact: 'A few nights after a full moon, corals of a whole reef release their eggs within the same hours.',
  },
  {
    id: 'upwelling', name: 'Cold upwelling', tone: 'good',
    kind: 'immediate', do: [{ op: 'gain', coins: 1, plankton: 3 }],
    fact: 'Cold water that wells up along the slope carries nutrients, and plankton blooms where it meets the light.',
  },
  {
    id: 'clean-up-dive', name: 'Clean-up dive', tone: 'good',
    kind: 'immediate', do: [{ op: 'clean', upTo: 2 }, { op: 'gain', popularity: 1 }],
    fact: 'Volunteers under water collect bottles, bags and the fishing line that cuts into branching corals.',
  },
  {
    id: 'conservation-grant', name: 'Conservation grant', tone: 'good',
    kind: 'immediate', do: [{ op: 'gain', coins: { per: 'corals', each: 1, filter: { clean: true }, every: 2, max: 4 } }],
    fact: 'Living reefs break the waves before they reach the coast, so money spent on their care returns.',
  },
  {
    id: 'shifting-currents', name: 'Shifting currents', tone: 'good',
    kind: 'immediate', do: [{ op: 'renew', offer: 'animals' }, { op: 'renew', offer: 'corals' }], once: true,
    fact: 'Most reef animals drift as larvae for days or weeks; currents help to decide on which reef they settle.',
  },
  {
    id: 'tourist-boom', name: 'Tourist boom', tone: 'good',
    kind: 'persistent', modifiers: [{ modifier: 'income', choice: 'tourists', coins: 2, pollution: 1 }],
    trigger: { on: 'top', filter: { group: 'fish' }, do: [{ op: 'gain', popularity: 1 }] },
    fact: 'Visitors who come to see reefs spend billions every year, and leave sun cream and waste water behind.',
  },
  {
    id: 'protected-area', name: 'Marine protected area', tone: 'good',
    kind: 'persistent',
    modifiers: [{ modifier: 'forbid', what: 'hunt' }, { modifier: 'income', choice: 'scientists', coins: 2 }],
    fact: 'Inside a well guarded no-take area, fish grow larger and more numerous than outside its boundary.',
  },
  {
    id: 'coral-nursery', name: 'Coral nursery', tone: 'good',
    kind: 'persistent',
    modifiers: [{ modifier: 'growthPrice', by: 1, min: 1 }, { modifier: 'income', choice: 'scientists', plankton: 2 }],
    fact: 'Coral fragments grow on ropes and frames in the open water until they can be planted on a damaged reef.',
  },
  {
    id: 'marine-heatwave', name: 'Marine heatwave', tone: 'bad',
    kind: 'persistent', modifiers: [{ modifier: 'feedPrice', by: 1 }],
    fact: 'Warm water lies on the cold like a lid, so few nutrients rise to the surface and plankton grows scarce.',
  },
  {
    id: 'nutrient-runoff', name: 'Nutrient run-off', tone: 'bad',
    kind: 'persistent', modifiers: [{ modifier: 'forbid', what: 'purification' }, { modifier: 'yield', of: 'bloom', by: 1 }],
    fact: 'Fertiliser that rain washes off the fields makes algae bloom, and they take the light from the corals.',
  },
];
