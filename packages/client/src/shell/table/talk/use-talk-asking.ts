import type { Answer, SaidMessage } from '@atoll/protocol';
import { useCallback, useState } from 'react';
import type { LiveSession } from '../../../net/live-session.ts';
import { refusalWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useTalkWords } from './talk-words-context.ts';

type Done = Extract<Answer, { readonly ok: true }> & {
  readonly said?: readonly SaidMessage[];
  /** The number of the sent message. */
  readonly line?: number;
};

/** Sends a chat request to the table; resolves to the answer on success. */
export type TalkAsking = (name: string, body: object) => Promise<Done | undefined>;

/** Sends chat requests to the table, and keeps the text of a refusal until the next request. */
export function useTalkAsking(table: LiveSession): {
  readonly problem: string | undefined;
  readonly ask: TalkAsking;
} {
  const locale = useLocale();
  const talk = useTalkWords();
  const [code, setCode] = useState<string>();
  const ask = useCallback(
    async (name: string, body: object): Promise<Done | undefined> => {
      const answer = await table.ask(name, body);
      setCode(answer.ok ? undefined : (answer.reasons[0]?.code ?? 'internal'));
      return answer.ok ? answer : undefined;
    },
    [table],
  );
  const problem = code && (talk.refusals[code] ?? refusalWords(locale, code));
  return { problem, ask };
}
