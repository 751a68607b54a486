import type { GameMeta, OptionsOf } from '@atoll/engine';

/** A scenario by Birgitte and Wolfgang Ditt for the settlers' game with ships. */
export const meta = {
  id: 'das-atoll',
  name: 'Das Atoll',
  seats: { min: 4, max: 5 },
  options: {
    /** All eleven harbours, or the nine of the base set. */
    harbours: { kind: 'choice', initial: 'all', values: ['all', 'base'] },
    /** The start is thrown for, or given to the first seat. */
    start: { kind: 'choice', initial: 'throw', values: ['throw', 'seat'] },
  },
  firstBegins: { start: 'seat' },
  bots: [
    { id: 'shallows', name: 'Shallows' },
    { id: 'lagoon', name: 'Lagoon' },
    { id: 'open-sea', name: 'Open sea' },
    { id: 'deep-sea', name: 'Deep sea' },
  ],
  adviser: 'deep-sea',
} as const satisfies GameMeta;

export type DasAtollOptions = OptionsOf<typeof meta.options>;
