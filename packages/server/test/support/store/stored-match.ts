import type { MatchRecord } from '../../../src/store/match-store.ts';

let number = 0;

/** A match that is not stored yet, at the table of one person. */
export function newMatch(change: Partial<MatchRecord> = {}): MatchRecord {
  number++;
  const table = {
    gameVersion: 1,
    access: 'private',
    options: { bonus: 2 },
    host: 0,
    pace: 700,
    hints: false,
    startedAt: 0,
    endedAt: 0,
    seats: [{ name: 'Ada "\\" O\'Neill', kind: 'person', bot: '', tokenHash: 'hash', standIn: '' }],
  } as const;
  return {
    matchId: `match-${number}`,
    code: `CODE${number}`,
    gameId: 'dive',
    seed: 'seed',
    createdAt: Date.now(),
    table,
    ...change,
  };
}
