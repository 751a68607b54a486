import { type AnyGame, outcomeOf, winnersOf } from '@atoll/engine';
import type { PairingResult } from '@atoll/protocol';
import { type LogReading, readMoments } from '../match/past/origin.ts';
import type { MatchRecord } from '../store/match-store.ts';

/**
 * The result of a finished match of two seats, from its log. Throws `BrokenLog` for a log that the
 * current rules refuse.
 */
export async function pairingResult(
  reading: LogReading,
  game: AnyGame,
  record: MatchRecord,
): Promise<PairingResult> {
  const last = (await readMoments(reading, game, record)).at(-1);
  const winners = last ? winnersOf(outcomeOf(game, last)) : [];
  if (winners.length === 0) return 'none';
  if (winners.length > 1) return 'draw';
  return winners[0] === 0 ? 'first' : 'second';
}
