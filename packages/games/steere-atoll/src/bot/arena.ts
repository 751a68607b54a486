import type { Arena } from '@atoll/engine';

/**
 * The series of `docs/steere-atoll-bots.md`. That of Deep sea was won by its former version; the
 * series between both are too short, or of too few iterations, to raise its rating.
 */
export const arena: Arena = {
  anchor: 'lagoon',
  series: [
    { bot: 'lagoon', against: 'shallows', seats: 2, wins: 94, matches: 100 },
    { bot: 'open-sea', against: 'lagoon', seats: 2, wins: 87, matches: 100 },
    { bot: 'deep-sea', against: 'open-sea', seats: 2, wins: 83, matches: 100 },
  ],
};
