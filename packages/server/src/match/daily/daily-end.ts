import { type AnyGame, leadOf, type Match, outcomeOf } from '@atoll/engine';
import type { DailyEnd } from '../../store/daily-store.ts';
import type { MatchRecord } from '../../store/match-store.ts';
import { isClosed } from './daily-window.ts';

interface Ended {
  readonly game: AnyGame;
  readonly match: Match<unknown>;
  /** The time of the last action, in ms since 1970. */
  readonly at: number;
}

/**
 * The end of a daily match. Without points after a concession, and after the day was closed: its
 * results are public by then.
 */
export function dailyEndOf(
  { table, daily }: Pick<MatchRecord, 'table' | 'daily'>,
  { game, match, at }: Ended,
): DailyEnd {
  const hasResult = match.conceded.length === 0 && daily !== undefined && !isClosed(daily.day, at);
  return {
    name: table.seats[0]?.name ?? '',
    rules: table.gameVersion,
    points: hasResult ? leadOf(outcomeOf(game, match), 0) : undefined,
    at,
  };
}
