import { hashState, type AnyGame, type Knowledge, type Seat } from '@atoll/engine';

/** A position as one seat knows it. */
export interface Known extends Knowledge {
  readonly seat: Seat;
}

/**
 * Full positions that agree with the knowledge of a seat, `count` of them, 1 or more. They follow
 * from the knowledge alone: whatever is hidden may be exchanged without a change here.
 */
export function worldsOf(game: AnyGame, { seat, ...known }: Known, count: number): unknown[] {
  const root = hashState(known);
  return Array.from({ length: count }, (_, i) => game.determinize(known, seat, `${root} ${i}`));
}
