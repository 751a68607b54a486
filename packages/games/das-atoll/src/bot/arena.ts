import type { Arena } from '@atoll/engine';

/** The series of `docs/das-atoll-bots.md`. */
export const arena: Arena = {
  anchor: 'lagoon',
  series: [
    { bot: 'lagoon', against: 'shallows', seats: 4, wins: 61.7, matches: 100 },
    { bot: 'open-sea', against: 'lagoon', seats: 4, wins: 50, matches: 100 },
    { bot: 'deep-sea', against: 'open-sea', seats: 4, wins: 56.5, matches: 100 },
  ],
};
