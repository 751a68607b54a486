import type { TournamentStore } from '../../../src/store/tournaments/tournament-store.ts';

/** A store that keeps no tournaments. */
export const NO_TOURNAMENTS: TournamentStore = {
  create: async () => undefined,
  find: async () => undefined,
  save: async () => false,
  playing: async () => [],
  deleteBefore: async () => 0,
};
