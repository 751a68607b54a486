import type { MatchFile } from '@atoll/engine';
import { keptSeats } from '../person.ts';

/**
 * The id of this browser's first match with the same daily deal as another match; undefined without
 * one, and for a match that is no daily one.
 */
export function ownDailyMatch({ match, game, daily }: MatchFile): string | undefined {
  if (!daily) return undefined;
  return keptSeats
    .list()
    .findLast(
      (seat) => seat.daily?.day === daily.day && seat.game === game && seat.matchId !== match,
    )?.matchId;
}
