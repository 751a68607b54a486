import type { Arena } from '@atoll/engine';

/** The series of `docs/atoll-bots.md`. */
export const arena: Arena = {
  anchor: 'greedy',
  series: [
    { bot: 'open-sea', against: 'greedy', seats: 2, wins: 79, matches: 100 },
    { bot: 'deep-sea', against: 'greedy', seats: 2, wins: 24, matches: 25 },
    { bot: 'greedy', against: 'random', seats: 2, wins: 200, matches: 200 },
  ],
};
