import { shareOf, type Estimate } from '../../statistics.ts';
import type { MatchRecord } from '../recording/record.ts';

/**
 * Of the matches in which all of these cards lay open, the share in which one seat bought all of
 * them; undefined where they never did.
 */
export function heldShare(
  records: readonly MatchRecord[],
  cards: readonly string[],
): Estimate | undefined {
  const offered = records.filter((record) => cards.every((card) => record.cards[card]));
  const held = offered.filter((record) =>
    record.scores.some((_, seat) =>
      cards.every((card) => record.cards[card]?.bought.some((purchase) => purchase.seat === seat)),
    ),
  );
  return shareOf(held.length, offered.length);
}
