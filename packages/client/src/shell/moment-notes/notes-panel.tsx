import { useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { Replay } from '../replay/load-replay.ts';
import type { NotesWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { MOST_NOTES, withNote, withoutNote } from './moment-note.ts';
import type { ReviewNotes } from '../shared-review/review-notes.ts';
import { NoteForm } from './note-form.tsx';
import { NotesLink } from './notes-link.tsx';
import type { ShownNote } from './shown-notes.ts';
import type { MomentNotes } from './use-moment-notes.ts';

export interface NotesPanelProps {
  readonly replay: Replay;
  readonly words: NotesWords;
  readonly notes: MomentNotes;
  /** The notes that may be shown at this position. */
  readonly shown: readonly ShownNote[];
  readonly review: ReviewNotes | undefined;
}

/** The list of notes, with the form for the one at the shown position. */
export function NotesPanel({ replay, words, notes, shown, review }: NotesPanelProps): ReactNode {
  const { session } = replay;
  const { own, linked, change } = notes;
  const position = useSyncExternalStore(session.subscribe, session.position);
  const panel = useRef<HTMLElement>(null);
  const here = own.find(({ at }) => at === position);
  const mine = shown.filter(({ by }) => by === 'own');
  const others = shown.filter(({ by }) => by === 'other');
  const reviewers = shown.filter(({ by }) => by === 'reviewer');
  const isFull = !here && own.length >= MOST_NOTES;
  return (
    <section ref={panel} className="notes-panel" aria-label={words.title} tabIndex={-1}>
      {linked?.ok && (
        <>
          <h2>{words.others}</h2>
          <p className="quiet">{words.othersHint(linked.notes.length)}</p>
          <NoteList {...{ words }} notes={others} onGo={session.goTo} />
          <p className="row">
            <button type="button" className="button second small" onClick={notes.keepLinked}>
              {words.keepThem}
            </button>
            <button type="button" className="button second small" onClick={notes.dropLinked}>
              {words.drop}
            </button>
          </p>
        </>
      )}
      {isFull ? (
        <p>{words.full(MOST_NOTES)}</p>
      ) : (
        <NoteForm
          key={position}
          words={words}
          at={position}
          text={here?.text ?? ''}
          onKeep={(text) =>
            change(text === '' ? withoutNote(own, position) : withNote(own, { at: position, text }))
          }
        />
      )}
      {review && <p className="quiet">{words.seenByAll}</p>}
      {notes.storage === 'lost' && <p role="alert">{words.lost}</p>}
      {shown.length === 0 && <p className="quiet">{words.none}</p>}
      {reviewers.length > 0 && (
        <>
          <h2>{words.reviewers}</h2>
          <NoteList {...{ words }} notes={reviewers} onGo={session.goTo} />
        </>
      )}
      {mine.length > 0 && (
        <>
          <h2>{words.mine}</h2>
          <NoteList
            {...{ words }}
            notes={mine}
            onGo={session.goTo}
            onRemove={(at) => {
              // the button that has the focus goes away
              panel.current?.focus();
              change(withoutNote(own, at));
            }}
          />
          <NotesLink {...{ replay, words, own }} />
        </>
      )}
    </section>
  );
}

interface NoteListProps {
  readonly words: NotesWords;
  readonly notes: readonly ShownNote[];
  readonly onGo: (at: number) => void;
  /** Left out for the notes of somebody else. */
  readonly onRemove?: (at: number) => void;
}

/** Notes that lead to their positions; one that is to be deleted is asked for once more. */
function NoteList({ words, notes, onGo, onRemove }: NoteListProps): ReactNode {
  const [asked, ask] = useState<number>();
  return (
    <ul>
      {notes.map(({ at, text, name = '' }) => (
        <li key={`${at} ${name}`}>
          <button type="button" className="link" onClick={() => onGo(at)}>
            {words.at(at)}
          </button>{' '}
          {name !== '' && <b>{words.by(name)}</b>} <bdi>{text}</bdi>
          {onRemove && (
            <button
              type="button"
              className="button second small"
              aria-label={asked === at ? words.removeSure(at) : words.remove(at)}
              onBlur={() => ask(undefined)}
              onClick={() => (asked === at ? onRemove(at) : ask(at))}
            >
              {asked === at ? words.sure : words.delete}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
