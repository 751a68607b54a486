import type { Arena } from '@atoll/engine';

/** The series of `docs/hidden-ark-bots.md`. */
export const arena: Arena = {
  anchor: 'lagoon',
  series: [
    { bot: 'lagoon', against: 'random', seats: 2, wins: 100, matches: 100 },
    { bot: 'open-sea', against: 'lagoon', seats: 2, wins: 82, matches: 100 },
    { bot: 'deep-sea', against: 'open-sea', seats: 2, wins: 87, matches: 100 },
  ],
};
