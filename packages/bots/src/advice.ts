import type { Advice, Choice } from '@atoll/engine';

/**
 * The best of some choices and the next best; of equals the first, as games list the plainest
 * action first. Never called with none.
 */
export function adviceOf(choices: readonly Choice[]): Advice {
  const [best, next] = choices.toSorted((a, b) => b.expected - a.expected) as [Choice, Choice?];
  return next ? { ...best, next } : best;
}
