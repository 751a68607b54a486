import type { Puzzle } from '@atoll/engine';
import type { KeptPuzzles } from './kept-puzzles.ts';

/** Of so many puzzles that suit a person best, one is chosen by chance. */
const SUITABLE = 8;

/**
 * The next puzzle for a person: a new one whose rating is near; once all were attempted, one of all
 * of them, but not `last`. Undefined where there are none.
 * @param chance from 0 up to, not including, 1
 */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating: { rating }, first }: KeptPuzzles,
  { last, chance }: { readonly last: string | undefined; readonly chance: number },
): Puzzle | undefined {
  const others = puzzles.filter(({ id }) => id !== last);
  const fresh = others.filter(({ id }) => first[id] === undefined);
  const near = (fresh.length > 0 ? fresh : others)
    .toSorted((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating))
    .slice(0, SUITABLE);
  return near[Math.floor(chance * near.length)];
}
