import { type AnyGame, type Match, outcomeOf, scoresOf } from '@atoll/engine';
import type { TableRecord } from '../../store/match-store.ts';

/**
 * The places of the seats of a match that is over, from 1: those of the game, and behind them, all
 * on one place, the people who conceded or for whom a bot played at the end. Undefined for a match
 * that has no order of seats, and one that everybody left.
 */
export function ratedPlaces(
  { seats }: Pick<TableRecord, 'seats'>,
  { game, match }: { readonly game: AnyGame; readonly match: Match<unknown> },
): readonly number[] | undefined {
  const outcome = outcomeOf(game, match);
  if (outcome.kind !== 'ranking') return undefined;
  const conceded = new Set(match.conceded.map(({ seat }) => seat));
  const hasLeft = (seat: number): boolean =>
    seats[seat]?.kind === 'person' && (conceded.has(seat) || seats[seat].standIn !== '');
  const ranks = scoresOf(outcome);
  const stayed = ranks.filter(({ seat }) => !hasLeft(seat));
  if (stayed.length === 0) return undefined;
  return seats.map((_, seat) => {
    const own = stayed.find((score) => score.seat === seat);
    if (!own) return stayed.length + 1;
    return 1 + stayed.filter(({ rank }) => rank < own.rank).length;
  });
}
