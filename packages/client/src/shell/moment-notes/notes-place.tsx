import { useSyncExternalStore, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { NotesWords } from '@atoll/table-kit/words/load-later-words.ts';
import type { Replay } from '../replay/load-replay.ts';
import './moment-notes.css';
import type { ShownNote } from './shown-notes.ts';
import type { MomentNotes } from './use-moment-notes.ts';

/** Needed by a person who writes or reads a list of notes. */
const NotesPanel = lazyWithRetry(async () => (await import('./notes-panel.tsx')).NotesPanel);

export interface NotesPlaceProps {
  readonly replay: Replay;
  readonly words: NotesWords;
  readonly notes: MomentNotes;
  /** The notes that may be shown at this position. */
  readonly shown: readonly ShownNote[];
  /** Whether the list of notes is open. */
  readonly open: boolean;
}

/** The notes at the shown position, and the list of all notes when it is open. */
export function NotesPlace(props: NotesPlaceProps): ReactNode {
  const { replay, words, notes, shown, open } = props;
  const { session } = replay;
  const position = useSyncExternalStore(session.subscribe, session.position);
  const here = shown.filter(({ at }) => at === position);
  const bad = notes.linked?.ok === false ? notes.linked : undefined;
  return (
    <>
      <div role="status" className="notes-here">
        {here.map(({ by, text }) => (
          <p key={by}>
            <b>{by === 'own' ? words.own : words.other}</b> <bdi>{text}</bdi>
          </p>
        ))}
      </div>
      {bad && (
        <div role="alert" className="notes-here">
          <p>
            {words[bad.why]}{' '}
            <button type="button" className="link" onClick={notes.dropLinked}>
              {words.drop}
            </button>
          </p>
        </div>
      )}
      {open && <NotesPanel {...props} />}
    </>
  );
}
