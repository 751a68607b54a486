import type { RevertMessage } from '@atoll/protocol';
import { useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { RevertWords } from '../../words/load-later-words.ts';
import { reasonWords } from '../../words/refusal-words.ts';
import { useLocale } from '../../words/use-locale.ts';

interface RevertAsking {
  /** What the table refused, until the next attempt. */
  readonly problem: string | undefined;
  readonly busy: boolean;
  readonly ask: (request: RevertMessage) => void;
}

/** Asks whether a decision may be taken back, or answers that. */
export function useRevertAsking(
  table: LiveSession,
  words: RevertWords | undefined,
  { onDone }: { readonly onDone?: () => void } = {},
): RevertAsking {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const ask = (request: RevertMessage): void => {
    setBusy(true);
    void table.ask('revert', request).then((answer) => {
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
