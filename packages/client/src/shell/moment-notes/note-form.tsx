import { useId, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import type { NotesWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { NOTE_LENGTH, noteProblem, noteText } from './moment-note.ts';

interface NoteFormProps {
  readonly words: NotesWords;
  /** The position of the note. */
  readonly at: number;
  /** The kept text, or ''. */
  readonly text: string;
  /** Called with the new text; '' deletes the note. */
  readonly onKeep: (text: string) => void;
}

/** The note at one position. Return keeps it. */
export function NoteForm({ words, at, text, onKeep }: NoteFormProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState(text);
  const [known, setKnown] = useState(text);
  if (known !== text) {
    // it was kept or deleted
    setKnown(text);
    setTyped(text);
  }
  const [shown, show] = useState('');
  const keep = (event: FormEvent | KeyboardEvent): void => {
    event.preventDefault();
    const next = noteText(typed);
    const problem = next === '' ? undefined : noteProblem(typed);
    show(problem === undefined ? '' : words[problem]);
    if (problem === undefined && next !== text) onKeep(next);
  };
  return (
    <form className="note-form" onSubmit={keep} noValidate>
      <label htmlFor={id}>{words.field(at)}</label>
      <textarea
        id={id}
        rows={2}
        dir="auto"
        value={typed}
        maxLength={NOTE_LENGTH}
        aria-invalid={shown !== ''}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep(event);
        }}
      />
      <button type="submit" className="button main small">
        {words.keep}
      </button>
      <small id={`${id}-hint`} role={shown === '' ? undefined : 'alert'}>
        {shown === '' ? words.hint(NOTE_LENGTH) : shown}
      </small>
    </form>
  );
}
