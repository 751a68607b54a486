import { useSyncExternalStore, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import './moment-notes.css';
import type { NotesPanelProps } from './notes-panel.tsx';

/** Needed by a person who writes or reads a list of notes. */
const NotesPanel = lazyWithRetry(async () => (await import('./notes-panel.tsx')).NotesPanel);

interface NotesPlaceProps extends NotesPanelProps {
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
        {here.map(({ by, text, name }, i) => (
          <p key={`${by} ${i}`}>
            <b>{name !== undefined ? words.by(name) : by === 'own' ? words.own : words.other}</b>{' '}
            <bdi>{text}</bdi>
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
