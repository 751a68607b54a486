import { type ReactNode, useId, useState } from 'react';
import type { RecoveryWords } from '@atoll/table-kit/words/load-page-words.ts';

interface TypedWordsProps {
  readonly words: RecoveryWords;
  readonly busy: boolean;
  readonly onTyped: (typed: string) => void;
}

/** The form to enter recovery words. */
export function TypedWords({ words, busy, onTyped }: TypedWordsProps): ReactNode {
  const [typed, setTyped] = useState('');
  const id = useId();
  return (
    <section>
      <h3>{words.have}</h3>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onTyped(typed);
        }}
      >
        <label htmlFor={id}>{words.field}</label>
        <textarea
          id={id}
          className="input"
          rows={3}
          value={typed}
          autoCapitalize="off"
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button small" disabled={busy || typed.trim() === ''}>
          {words.bring}
        </button>
      </form>
    </section>
  );
}
