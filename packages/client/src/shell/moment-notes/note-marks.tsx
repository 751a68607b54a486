import type { ReactNode } from 'react';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import type { ShownNote } from './shown-notes.ts';

interface NoteMarksProps {
  readonly session: ReplaySession;
  readonly notes: readonly ShownNote[];
}

/** Marks the notes above the range of a replay; keyboards reach the same by the list of notes. */
export const NoteMarks = ({ session, notes }: NoteMarksProps): ReactNode =>
  notes.length > 0 && (
    <div className="note-marks" aria-hidden="true">
      {notes.map(({ at, by }, i) => (
        <span
          key={`${by} ${at} ${i}`}
          className={`note-mark ${by}`}
          style={{ insetInlineStart: `${(at / Math.max(1, session.length)) * 100}%` }}
          onClick={() => session.goTo(at)}
        />
      ))}
    </div>
  );
