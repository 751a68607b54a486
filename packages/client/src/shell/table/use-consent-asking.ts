import type { Answer } from '@atoll/protocol';
import { useState } from 'react';
import { reasonWords } from '../../words/refusal-words.ts';
import { useLocale } from '../../words/use-locale.ts';

interface ConsentAsking<T> {
  /** What the table refused, until the next attempt. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly ask: (request: T) => void;
}

interface ConsentWords {
  /** What a refusal of the table means here, by its code. */
  readonly refusals: Readonly<Record<string, string>>;
}

/** Asks the others for something, or answers them. */
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
