import type { Phrase } from '@atoll/protocol';
import type { ReactNode } from 'react';
import { useLocale } from '../../../words/use-locale.ts';
import { useMenuWords } from '../menu-words-context.ts';

/** What can be said with one press. */
export function PhraseList({ onSay }: { readonly onSay: (phrase: Phrase) => void }): ReactNode {
  const { words } = useLocale();
  const { talk } = useMenuWords();
  return (
    <ul className="phrases" aria-label={talk.phrases}>
      {(Object.keys(words.talk.phrases) as Phrase[]).map((phrase) => (
        <li key={phrase}>
          <button type="button" className="button dark small" onClick={() => onSay(phrase)}>
            {words.talk.phrases[phrase]}
          </button>
        </li>
      ))}
    </ul>
  );
}
