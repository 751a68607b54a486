import type { Answer } from '@atoll/protocol';
import { useState } from 'react';
import { reasonWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

interface ConsentAsking<T> {
  /** The refusal of the table, until the next attempt. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly ask: (request: T) => void;
}

interface ConsentWords {
  /** The text of a refusal of the table, by its code. */
  readonly refusals: Readonly<Record<string, string>>;
}

/** Asks the others for consent, or answers them. */
export function useConsentAsking<T>(
  send: (request: T) => Promise<Answer>,
  words: ConsentWords | undefined,
  { onDone }: { readonly onDone?: () => void } = {},
): ConsentAsking<T> {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = (request: T): void => {
    setBusy(true);
    void send(request).then((answer) => {
      setBusy(false);
      const code = answer.ok ? '' : (answer.reasons[0]?.code ?? '');
      const said = answer.ok
        ? undefined
        : (words?.refusals[code] ?? reasonWords(locale, answer.reasons));
      setProblem(said);
      if (answer.ok) onDone?.();
    });
  };
  return { problem, busy, ask };
}
