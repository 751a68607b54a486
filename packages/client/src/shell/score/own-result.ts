import type { SeatScore } from '@atoll/engine';
import type { OutcomeSnapshot, TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

/** The result of a match for one seat, in one sentence; '' for a spectator. */
export function ownResult(locale: Locale, scores: readonly SeatScore[], own: number): string {
  const mine = scores.find(({ seat }) => seat === own);
  const others = scores.filter(({ seat }) => seat !== own);
  if (mine === undefined) return '';
  if (others.length === 0) return locale.words.scores.aloneTotal(mine.total);
  const best = Math.max(...others.map(({ total }) => total));
  const gap = mine.total - best;
  const rank = locale.words.scores.rank(mine.rank);
  if (mine.rank > 1)
    return gap < 0 ? locale.words.scores.lost(rank, -gap) : locale.words.scores.lostLevel(rank);
  if (others.some(({ rank }) => rank === 1)) return locale.words.scores.wonShared;
  return gap > 0 ? locale.words.scores.won(gap) : locale.words.scores.wonLevel;
}

/**
 * The same with conceded seats: they rank last regardless of points, so the others are compared
 * without them.
 */
export function resultOfConceded(
  locale: Locale,
  { scores, seats }: Pick<TableSnapshot, 'scores' | 'seats'>,
  own: number,
): string {
  const gaveUp = (seat: number): boolean => (seats[seat]?.conceded ?? 0) > 0;
  if (own < 0) return '';
  if (gaveUp(own)) return locale.words.concede.ownResult;
  const left = scores.filter(({ seat }) => !gaveUp(seat));
  if (left.length > 1) return ownResult(locale, left, own);
  return locale.words.concede.won(seats.flatMap(({ name }, seat) => (seat === own ? [] : [name])));
}

/**
 * The headline when all seats win or lose together, with the name of their result if it has one.
 */
export function commonTitle(
  locale: Locale,
  { won, band }: OutcomeSnapshot,
  nameOf: ((band: string) => string) | undefined,
): string {
  const result = won ? locale.words.scores.wonTogether : locale.words.scores.lostTogether;
  return band === '' || nameOf === undefined
    ? result
    : locale.words.scores.named(result, nameOf(band));
}

/** The result of a match that all seats win or lose together, in one sentence. */
export const commonResult = (locale: Locale, { rating }: OutcomeSnapshot): string =>
  locale.words.scores.together(rating);

/** The same for a game that only has winners. */
export function plainResult(locale: Locale, scores: readonly SeatScore[], own: number): string {
  const mine = scores.find(({ seat }) => seat === own);
  return mine === undefined
    ? ''
    : mine.rank === 1
      ? locale.words.scores.youWin
      : locale.words.scores.youLose;
}
