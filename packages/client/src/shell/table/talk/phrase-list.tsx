import { keysOf } from '@atoll/engine';
import type { Phrase } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useTalkWords } from './talk-words-context.ts';

/** The phrases that one press sends. */
export function PhraseList({ onSay }: { readonly onSay: (phrase: Phrase) => void }): ReactNode {
  const talk = useTalkWords();
  return (
    <ul className="phrases" aria-label={talk.phraseList}>
      {keysOf(talk.phrases).map((phrase) => (
        <li key={phrase}>
          <button type="button" className="button dark small" onClick={() => onSay(phrase)}>
            {talk.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}
