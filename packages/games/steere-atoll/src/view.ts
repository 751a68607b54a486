import type { Size } from './board.ts';

/**
 * The public view, which contains everything. Flat records only: no null, no union, so that the
 * Schema can mirror it.
 */
export interface SteereAtollView {
  /** 7, 11, 15 or 19 columns. */
  readonly size: Size;
  /** Decisions made so far; a swap counts. */
  readonly ply: number;
  /** The seat on turn, or -1 when the match is over. */
  readonly active: number;
  /** The seat that plays Black. */
  readonly black: number;
  /** A sign for each cell in the order of the board's numbers: '.' empty, 'B' black, 'W' white. */
  readonly stones: string;
  /** The name of the cell where the last stone was placed, or ''. */
  readonly last: string;
  /** Whether this match is played with the swap. */
  readonly swap: boolean;
  /** Whether the seat on turn may swap now. */
  readonly swapPossible: boolean;
  /** The seat that has won, or -1. */
  readonly winner: number;
  /**
   * The winning chain in order, islands ('black-north') and cells ('f5'); empty until a seat has
   * won.
   */
  readonly path: readonly string[];
}
