/**
 * A position in the tree, seen from the seat to move. Arrays are indexed by the numbers of the
 * root's open cells.
 */
export interface TreeNode {
  /**
   * Iterations that went through a cell, and the sum of their results for the mover, each 0 to 1.
   */
  readonly visits: Float32Array;
  readonly wins: Float32Array;
  /**
   * The same over all boards on which the mover held the cell in the end, however it came to it.
   */
  readonly heldVisits: Float32Array;
  readonly heldWins: Float32Array;
  /** The children by cell, as far as visited. */
  readonly next: (TreeNode | undefined)[];
  /** 1 for cells after which the mover has lost for certain. */
  readonly lost: Uint8Array;
  /** Cells that may still be chosen: open here, and not known to lose. */
  hopes: number;
  iterations: number;
  /** The cell that wins for certain, or -1. */
  winner: number;
}

export function newNode(length: number, hopes: number): TreeNode {
  const figures = new Float32Array(4 * length);
  return {
    visits: figures.subarray(0, length),
    wins: figures.subarray(length, 2 * length),
    heldVisits: figures.subarray(2 * length, 3 * length),
    heldWins: figures.subarray(3 * length),
    next: [],
    lost: new Uint8Array(length),
    hopes,
    iterations: 0,
    winner: -1,
  };
}
