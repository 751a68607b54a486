/** What is known of a position so far. Chances are those of the side to move, 0 to 1. */
export interface AnalysisReport {
  /** How much of the work is done, 0 to 1. */
  readonly progress: number;
  /** How likely the side to move is to win; 1 or 0 where the result is proven. */
  readonly chance: number;
  readonly proof: Proof | undefined;
  /** The best moves, best first; a few at most. */
  readonly best: readonly WeighedMove[];
  /** The moves that win at once. */
  readonly wins: readonly string[];
  /**
   * The moves that may stop what the other side threatens; undefined if it threatens nothing. All
   * other moves lose.
   */
  readonly mustPlay: readonly string[] | undefined;
}

/** A result that holds whatever the other side does. */
export interface Proof {
  readonly result: 'win' | 'loss';
  /**
   * Within how many of its own moves the winning side wins, 1 or more; undefined where that is not
   * known.
   */
  readonly within: number | undefined;
}

export interface WeighedMove {
  readonly move: string;
  readonly chance: number;
  /** Set where the result of this move is proven. */
  readonly proven: Proof['result'] | undefined;
}
