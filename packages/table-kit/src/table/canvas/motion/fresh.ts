import type { HistoryStep } from '@atoll/protocol';

/** More steps than this at once are not played one by one: things glide to their new places. */
const MOST = 3;

/**
 * The events between two moments of a table, by the numbers of their last steps; empty if they are
 * unknown or too long ago.
 */
export function freshEvents<E>(
  steps: readonly HistoryStep<E>[],
  { after, upTo }: { after: number; upTo: number },
): readonly E[] {
  const first = steps.findLastIndex(({ seq }) => seq <= after) + 1;
  const out = steps.slice(first).filter(({ seq }) => seq <= upTo);
  return out.length > MOST ? [] : out.flatMap(({ events }) => events);
}
