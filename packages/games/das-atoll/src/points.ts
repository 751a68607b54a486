import type { Outcome, Seat, SeatScore } from '@atoll/engine';
import { CARDS, SUPPLY } from './numbers.ts';
import type { DasAtollState } from './state.ts';

export const POINT_CARD = CARDS.indexOf('point');

/** The sources of points. */
export const SCORE_CATEGORIES = [
  'settlements',
  'cities',
  'lanes',
  'route',
  'army',
  'cards',
] as const;
export type ScoreCategory = (typeof SCORE_CATEGORIES)[number];

/** The public points of a seat: all but those of cards in hand. */
export function openPoints(state: DasAtollState, seat: Seat): number {
  const { settlements, cities, lanes } = state.players[seat];
  const built = SUPPLY.settlements - settlements + 2 * (SUPPLY.cities - cities);
  return (
    built + lanes + awardPoints(state.longestRoute, seat) + awardPoints(state.largestArmy, seat)
  );
}

export const allPoints = (state: DasAtollState, seat: Seat): number =>
  openPoints(state, seat) + state.players[seat].cards[POINT_CARD];

const awardPoints = (holder: Seat, seat: Seat): number => (holder === seat ? 2 : 0);

/** The winner comes first; cards with points stay secret until the end. */
export function outcome(state: DasAtollState): Outcome {
  const over = state.phase === 'over';
  const sheets = state.players.map((player, seat) => {
    const points: Readonly<Record<ScoreCategory, number>> = {
      settlements: SUPPLY.settlements - player.settlements,
      cities: 2 * (SUPPLY.cities - player.cities),
      lanes: player.lanes,
      route: awardPoints(state.longestRoute, seat),
      army: awardPoints(state.largestArmy, seat),
      cards: over ? player.cards[POINT_CARD] : 0,
    };
    const lines = SCORE_CATEGORIES.map((category) => ({ category, points: points[category] }));
    return { seat, lines, total: lines.reduce((sum, line) => sum + line.points, 0) };
  });
  const ahead = (one: { seat: Seat; total: number }, other: { seat: Seat; total: number }) =>
    state.winner === one.seat || (state.winner !== other.seat && one.total > other.total);
  const scores: readonly SeatScore[] = sheets.map((sheet) => ({
    ...sheet,
    rank: 1 + sheets.filter((other) => other.seat !== sheet.seat && ahead(other, sheet)).length,
  }));
  return { kind: 'ranking', order: 'rules', scores };
}
