import type { EventCard } from './card.ts';

/** The 14 cards of the Events module. */
export const events: readonly EventCard[] = [
  { id: 'mass-bleaching', tone: 'bad', kind: 'immediate', do: [{ op: 'pollute', corals: 2 }] },
  { id: 'cyclone', tone: 'bad', kind: 'immediate', do: [{ op: 'reduce', filter: {} }] },
  {
    id: 'crown-of-thorns-outbreak',
    tone: 'bad',
    kind: 'immediate',
    do: [{ op: 'oneOf', options: [[{ op: 'pay', coins: 1 }], [{ op: 'pollute', corals: 1 }]] }],
  },
  {
    id: 'fish-disease',
    tone: 'bad',
    kind: 'immediate',
    do: [{ op: 'fatigue', tokens: 2, filter: { group: 'fish', not: { level: 3 } } }],
  },
  {
    id: 'spawning-night',
    tone: 'good',
    kind: 'immediate',
    do: [{ op: 'raise', upTo: 2, filter: {} }],
  },
  { id: 'upwelling', tone: 'good', kind: 'immediate', do: [{ op: 'gain', coins: 1, plankton: 3 }] },
  {
    id: 'clean-up-dive',
    tone: 'good',
    kind: 'immediate',
    do: [
      { op: 'clean', upTo: 2 },
      { op: 'gain', popularity: 1 },
    ],
  },
  {
    id: 'conservation-grant',
    tone: 'good',
    kind: 'immediate',
    do: [
      { op: 'gain', coins: { per: 'corals', each: 1, filter: { clean: true }, every: 2, max: 4 } },
    ],
  },
  {
    id: 'shifting-currents',
    tone: 'good',
    kind: 'immediate',
    do: [
      { op: 'renew', offer: 'animals' },
      { op: 'renew', offer: 'corals' },
    ],
    once: true,
  },
  {
    id: 'tourist-boom',
    tone: 'good',
    kind: 'persistent',
    modifiers: [{ modifier: 'income', choice: 'tourists', coins: 2, pollution: 1 }],
    trigger: { on: 'top', filter: { group: 'fish' }, do: [{ op: 'gain', popularity: 1 }] },
  },
  {
    id: 'protected-area',
    tone: 'good',
    kind: 'persistent',
    modifiers: [
      { modifier: 'forbid', what: 'hunt' },
      { modifier: 'income', choice: 'scientists', coins: 2 },
    ],
  },
  {
    id: 'coral-nursery',
    tone: 'good',
    kind: 'persistent',
    modifiers: [
      { modifier: 'growthPrice', by: 1, min: 1 },
      { modifier: 'income', choice: 'scientists', plankton: 2 },
    ],
  },
  {
    id: 'marine-heatwave',
    tone: 'bad',
    kind: 'persistent',
    modifiers: [{ modifier: 'feedPrice', by: 1 }],
  },
  {
    id: 'nutrient-runoff',
    tone: 'bad',
    kind: 'persistent',
    modifiers: [
      { modifier: 'forbid', what: 'purification' },
      { modifier: 'yield', of: 'bloom', by: 1 },
    ],
  },
];
