/** The heading of a record: values by name, such as `size` and '11'. */
export type RecordTags = Readonly<Record<string, string>>;

/** A move in a record, with what follows it. */
export interface RecordNode {
  /** The move in the game's own short form, such as 'f5': no space, bracket or brace. */
  readonly move: string;
  /** What a person wrote about the position after the move; '' for nothing. */
  readonly note: string;
  /** The moves that follow: the main one first, then its variations. All differ. */
  readonly next: readonly RecordNode[];
}

/** A position with the moves from it, as a tree. */
export interface AnalysisRecord {
  readonly tags: RecordTags;
  /** About the first position; '' for nothing. */
  readonly note: string;
  readonly next: readonly RecordNode[];
}
