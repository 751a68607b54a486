import type { Counts } from '../../src/table-facts.ts';
import type { DasLocale } from '../words/das-locale.ts';
import { PRICES } from './groups.ts';

/**
 * Why a kind of action is refused; where cards are all that is missing, it names them.
 * @param reason as the rules give it
 */
export function namedReason(
  { game }: DasLocale,
  { kind, hand, reason }: Readonly<Record<'kind' | 'reason', string>> & { readonly hand: Counts },
): string {
  const price = PRICES[kind];
  if (price === undefined || reason !== game.reasons['cannot-pay']) return reason;
  const missing = price.map((count, i) => Math.max(0, count - (hand[i] ?? 0)));
  return missing.some((count) => count > 0) ? game.missing(game.cards(missing)) : reason;
}
