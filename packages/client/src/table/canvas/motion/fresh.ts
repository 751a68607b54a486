import type { HistoryStep } from '@atoll/protocol';

/** More steps than this at once are not told one by one: things glide to where they lie now. */
const MOST = 3;

/**
 * What happened between two moments of a table, by the numbers of their last steps; nothing if that
 * is unknown or too long ago.
 */
export function freshEvents(
  steps: readonly HistoryStep[],
  { after, upTo }: { after: number; upTo: number },
): readonly unknown[] {
  const first = steps.findLastIndex(({ seq }) => seq <= after) + 1;
  const out = steps.slice(first).filter(({ seq }) => seq <= upTo);
  return out.length > MOST ? [] : out.flatMap(({ events }) => events);
}
