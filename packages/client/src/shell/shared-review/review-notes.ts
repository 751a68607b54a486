import type { ReviewNote } from '@atoll/protocol';

/** The notes at a review. */
export interface ReviewNotes {
  /** Those of the others. */
  readonly others: readonly ReviewNote[];
  /** Shows the own note at a moment to all; '' takes it away. */
  readonly share: (note: Pick<ReviewNote, 'at' | 'text'>) => void;
}
