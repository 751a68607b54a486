import type { GameMeta, OptionsOf } from '@atoll/engine';

export const meta = {
  id: 'steere-atoll',
  name: 'Steere’s Atoll',
  seats: { min: 2, max: 2 },
  options: {
    /** The number of columns; 11 is the standard board. */
    size: { kind: 'choice', initial: 11, values: [7, 11, 15, 19] },
    /** The second player may take over the first stone (pie rule). */
    swap: { kind: 'switch', initial: true },
  },
  firstBegins: {},
  conditional: 'replies',
  bots: [
    { id: 'shallows', name: 'Shallows' },
    { id: 'lagoon', name: 'Lagoon' },
    { id: 'open-sea', name: 'Open sea' },
    { id: 'deep-sea', name: 'Deep sea' },
  ],
  adviser: 'open-sea',
} as const satisfies GameMeta;

export type SteereAtollOptions = OptionsOf<typeof meta.options>;
