import type { HeldTarget } from '@atoll/catalog';
import { shareOf, type Estimate } from '../../statistics.ts';
import type { MatchRecord } from '../recording/record.ts';

/**
 * Of all matches, or of those in which all of these cards lay open, the share in which one seat
 * bought all of them; undefined where they never lay open.
 */
export function heldShare(
  records: readonly MatchRecord[],
  { cards, among }: { readonly cards: readonly string[]; readonly among: HeldTarget['among'] },
): Estimate | undefined {
  const offered = records.filter((record) => cards.every((card) => record.cards[card]));
  const held = offered.filter((record) =>
    record.scores.some((_, seat) =>
      cards.every((card) => record.cards[card]?.bought.some((purchase) => purchase.seat === seat)),
    ),
  );
  if (offered.length === 0) return undefined;
  return shareOf(held.length, among === 'all' ? records.length : offered.length);
}
