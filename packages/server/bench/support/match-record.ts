import type { AnyGame } from '@atoll/engine';
import { hashToken } from '../../src/match/secrets.ts';
import type { MatchRecord } from '../../src/store/match-store.ts';

export interface Casting {
  readonly matchId: string;
  readonly code: string;
  readonly seed: string;
  readonly seats: number;
}

/** A match that has begun, with a person in every seat. */
export function matchRecord(game: AnyGame, { matchId, code, seed, seats }: Casting): MatchRecord {
  return {
    matchId,
    code,
    gameId: game.id,
    seed,
    createdAt: 1,
    table: {
      gameVersion: game.version,
      access: 'private',
      options: game.parseOptions({}),
      host: 0,
      pace: 0,
      hints: false,
      startedAt: 1,
      endedAt: 0,
      seats: Array.from(
        { length: seats },
        (_, seat) =>
          ({
            name: `Seat ${seat}`,
            kind: 'person',
            bot: '',
            tokenHash: hashToken(tokenOf(matchId, seat)),
            standIn: '',
          }) as const,
      ),
    },
  };
}

/** The token of a seat, known to the load and to the server alike. */
export function tokenOf(matchId: string, seat: number): string {
  return `${matchId}-${seat}-`.padEnd(43, 'x');
}
