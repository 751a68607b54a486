import type { GameMeta, OptionsOf } from '@atoll/engine';

/**
 * Probe, a game that nobody will publish: it has what the platform has to bear and no game of the
 * product has, so that it is tried. Secret hands, a discard of all seats at once, an offer that
 * others answer out of turn, dice, and a result that all share.
 */
export const meta = {
  id: 'probe',
  name: 'Probe',
  seats: { min: 2, max: 5 },
  options: {
    rounds: { kind: 'choice', initial: 2, values: [1, 2, 3] },
    calm: { kind: 'switch', initial: false, fixed: { seats: { max: 2 }, value: true } },
  },
} as const satisfies GameMeta;

export type ProbeOptions = OptionsOf<typeof meta.options>;
