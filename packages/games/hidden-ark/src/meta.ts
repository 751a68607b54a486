import type { GameMeta, OptionsOf } from '@atoll/engine';

export const meta = {
  id: 'hidden-ark',
  name: 'Hidden Ark',
  seats: { min: 1, max: 4 },
  options: {
    /** All seats reach one result together; a single player plays by these rules too. */
    cooperative: { kind: 'switch', initial: false, fixed: { seats: { max: 1 }, value: true } },
    /** The side of the map. */
    side: { kind: 'choice', initial: 'equatorial', values: ['equatorial', 'polar'] },
    /** Fish lie face down and count as water until a seat investigates. */
    discovery: { kind: 'switch', initial: false },
    /** Tracks begin at 0, one token less at the start, and fish get dearer. */
    uphill: { kind: 'switch', initial: false },
    /** One refill more. */
    long: { kind: 'switch', initial: false },
  },
  daily: { options: { cooperative: true } },
  builtInBots: { random: 'Shallows' },
  bots: [
    { id: 'lagoon', name: 'Lagoon' },
    { id: 'open-sea', name: 'Open sea' },
    { id: 'deep-sea', name: 'Deep sea' },
  ],
  adviser: 'deep-sea',
} as const satisfies GameMeta;

export type HiddenArkOptions = OptionsOf<typeof meta.options>;
