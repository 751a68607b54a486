import type { MomentNote } from './moment-note.ts';
import type { ReviewNotes } from '../shared-review/review-notes.ts';
import type { MomentNotes } from './use-moment-notes.ts';

/**
 * A note with its author: the person at this device, the sender of the link, or a person at the
 * same review.
 */
export interface ShownNote extends MomentNote {
  readonly by: 'own' | 'other' | 'reviewer';
  /** The name of a person at the same review. */
  readonly name?: string;
}

/** Which notes may be shown, and those of a review. */
interface NotesInSight {
  /** The last position whose note may be shown. */
  readonly until: number;
  readonly review: ReviewNotes | undefined;
}

/**
 * All notes up to a position, in the order of their positions: later ones could tell what comes.
 */
export function shownNotes(
  { own, linked }: Pick<MomentNotes, 'own' | 'linked'>,
  { until, review }: NotesInSight,
): readonly ShownNote[] {
  const others = linked?.ok ? linked.notes : [];
  return [
    ...own.map((note) => ({ ...note, by: 'own' as const })),
    ...others.map((note) => ({ ...note, by: 'other' as const })),
    ...(review?.others ?? []).map(({ at, text, name }) => ({
      ...{ at, text, name },
      by: 'reviewer' as const,
    })),
  ]
    .filter(({ at }) => at <= until)
    .sort((a, b) => a.at - b.at);
}
