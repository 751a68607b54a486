import { sumOf, type Counts } from '../../src/table-facts.ts';

/**
 * The cards to discard so that as many kinds as possible stay: always one of the most frequent
 * kind.
 */
export function suggestDiscard(hand: Counts, count: number): Counts {
  const chosen = hand.map(() => 0);
  while (sumOf(chosen) < count) {
    const left = hand.map((held, kind) => held - (chosen[kind] ?? 0));
    const most = left.indexOf(Math.max(...left));
    chosen[most] = (chosen[most] ?? 0) + 1;
  }
  return chosen;
}
