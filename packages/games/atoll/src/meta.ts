import type { GameMeta, OptionsOf } from '@atoll/engine';

export const meta = {
  id: 'atoll',
  name: 'Atoll',
  seats: { min: 1, max: 4 },
  options: {
    // Alone, Biodiversity is always scored, and there are never Events (rulebook, solo 1).
    /** The Biodiversity module: points for a rich choice of species. */
    biodiversity: { kind: 'switch', initial: false, fixed: { seats: { max: 1 }, value: true } },
    /** The Events module: an event, good or bad for all seats, after rounds 1 to 3. */
    events: { kind: 'switch', initial: false, fixed: { seats: { max: 1 }, value: false } },
    /** The third and fourth seat of the first round start with a little more; a rule of our own. */
    evenStart: { kind: 'switch', initial: false, fixed: { seats: { max: 2 }, value: false } },
  },
  // The values that a match alone has anyway.
  daily: { options: { biodiversity: true, events: false } },
  builtInBots: { random: 'Shallows', greedy: 'Lagoon' },
  bots: [
    { id: 'open-sea', name: 'Open sea' },
    { id: 'deep-sea', name: 'Deep sea' },
  ],
  adviser: 'deep-sea',
} as const satisfies GameMeta;

export type AtollOptions = OptionsOf<typeof meta.options>;
