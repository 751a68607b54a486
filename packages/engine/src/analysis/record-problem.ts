import type { Reason } from '../game.ts';

/** The most signs of a text that is read, and the most moves in it. */
export const MOST_SIGNS = 400_000;
export const MOST_MOVES = 4000;

/** A fault in the text of a record. Lines and columns count from 1. */
export interface RecordProblem {
  readonly line: number;
  readonly column: number;
  readonly fault: RecordFault;
}

export type RecordFault =
  /** A note without its closing brace, or a variation without its closing bracket. */
  | { readonly kind: 'open note' | 'open variation' }
  /** A closing bracket or brace that closes nothing. */
  | { readonly kind: 'stray'; readonly found: string }
  /** A variation before any move, or one without a move. */
  | { readonly kind: 'no move before' | 'empty variation' }
  /** A line of the heading that is not `[name "value"]`. */
  | { readonly kind: 'tag shape' }
  /** A line of the heading after the first move or note. */
  | { readonly kind: 'late tag' }
  | { readonly kind: 'repeated tag'; readonly found: string }
  | { readonly kind: 'unknown tag'; readonly found: string; readonly allowed: readonly string[] }
  | { readonly kind: 'other game'; readonly found: string; readonly allowed: string }
  /** The game refuses a value of the heading or a move. */
  | { readonly kind: 'refused'; readonly found: string; readonly reason: Reason }
  | { readonly kind: 'too long'; readonly most: number }
  | { readonly kind: 'too many moves'; readonly most: number };
