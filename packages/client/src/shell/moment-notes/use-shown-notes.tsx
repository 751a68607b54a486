import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { loadNotesWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import type { Replay } from '../replay/load-replay.ts';
import type { HiddenEnd } from '../replay/use-hidden-end.ts';
import type { ReviewNotes } from '../shared-review/review-notes.ts';
import { NoteMarks } from './note-marks.tsx';
import { NotesPlace } from './notes-place.tsx';
import { shownNotes } from './shown-notes.ts';
import { useReviewedNotes } from './use-reviewed-notes.ts';
import { useMomentNotes } from './use-moment-notes.ts';

/** The parts of a replay that show its notes: what stands above the bar, in it, and a button. */
export function useShownNotes(
  replay: Replay,
  { end, review }: Pick<HiddenEnd, 'end'> & { readonly review: ReviewNotes | undefined },
): { readonly place: ReactNode; readonly marks: ReactNode; readonly button: ReactNode } {
  const { session } = replay;
  const words = useLaterWords(loadNotesWords);
  const notes = useReviewedNotes(useMomentNotes(replay), review);
  const position = useSyncExternalStore(session.subscribe, session.position);
  const [wanted, setWanted] = useState<'open' | 'closed'>();
  // a person who follows a link with notes comes for them
  if (wanted === undefined && notes.linked?.ok) setWanted('open');
  const isOpen = wanted === 'open';
  const shown = shownNotes(notes, { until: end === 'hidden' ? position : session.length, review });
  return {
    place: words && <NotesPlace {...{ replay, words, notes, shown, review }} open={isOpen} />,
    marks: <NoteMarks session={session} notes={shown} />,
    button: words && (
      <button
        type="button"
        className="button second small"
        aria-expanded={isOpen}
        onClick={() => setWanted(isOpen ? 'closed' : 'open')}
      >
        {words.button(shown.length)}
      </button>
    ),
  };
}
