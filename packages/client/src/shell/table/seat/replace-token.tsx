import type { ReactNode } from 'react';
import { useState } from 'react';
import { randomText } from '../../../net/random-text.ts';
import type { LiveSession } from '../../../net/live-session.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { reasonWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useMenuWords } from '../menu-words-context.ts';

/**
 * Replaces the token of the own seat, so that all links to it that other people may have stop
 * working.
 */
export function ReplaceToken({ table }: { readonly table: LiveSession }): ReactNode {
  const locale = useLocale();
  const words = useMenuWords();
  const [message, setMessage] = useState<string>();
  const [busy, setBusy] = useState(false);
  const replace = async () => {
    setBusy(true);
    const answer = await table.replaceToken(randomText(24));
    setMessage(answer.ok ? words.replaced : reasonWords(locale, answer.reasons));
    setBusy(false);
  };
  return (
    <div className="menu-line">
      <button
        type="button"
        className="button dark small"
        disabled={busy}
        onClick={() => void replace()}
      >
        {words.replace}
      </button>
      <p className="quiet" role="status">
        {message ?? words.replaceHint}
      </p>
    </div>
  );
}
