import { useMemo } from 'react';
import type { ReviewNotes } from '../shared-review/review-notes.ts';
import type { MomentNotes } from './use-moment-notes.ts';

/** The notes of a person, whose changes also go to the others at a shared review. */
export function useReviewedNotes(notes: MomentNotes, review: ReviewNotes | undefined): MomentNotes {
  return useMemo((): MomentNotes => {
    if (!review) return notes;
    return {
      ...notes,
      change: (next) => {
        const { own } = notes;
        for (const { at, text } of next)
          if (!own.some((note) => note.at === at && note.text === text)) review.share({ at, text });
        for (const { at } of own)
          if (!next.some((note) => note.at === at)) review.share({ at, text: '' });
        notes.change(next);
      },
    };
  }, [notes, review]);
}
