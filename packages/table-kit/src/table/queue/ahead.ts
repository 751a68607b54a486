import type { Seat } from '@atoll/engine';

/** An own action, and what its seat saw when it was made. */
export interface Made<V = unknown, A = unknown> {
  readonly action: A;
  readonly view: V;
  readonly seat: Seat;
}

/** A position as it is shown: its view, and the legal actions of the own seat. */
export interface Offered<V = unknown, A = unknown> {
  readonly view: V;
  readonly legal: readonly A[];
}

/** How a game is played ahead of its table, by a seat whose turns follow one another. */
export interface Ahead<V = unknown, A = unknown> {
  /** An action in words, as they stand in a list, without a full stop. */
  say(made: Made<V, A>, names: readonly string[]): string;
  /**
   * A position in which cards were drawn that nobody knows yet, and that are made up: without them.
   * Left out, the table is waited for.
   * @param known the view before they were drawn
   */
  readonly unseen?: (known: V, made: Offered<V, A>) => Offered<V, A>;
}
