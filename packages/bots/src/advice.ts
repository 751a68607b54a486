import type { Advice, Choice } from '@atoll/engine';

/**
 * The best of some choices beside the next best; of equals the first, as games list the plainest
 * action first. Never of none.
 */
export function adviceOf(choices: readonly Choice[]): Advice {
  const [best, next] = choices.toSorted((a, b) => b.expected - a.expected) as [Choice, Choice?];
  return next ? { ...best, next } : best;
}
