import type { Answer } from '@atoll/protocol';
import { useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { reasonWords } from '@atoll/table-kit/words/refusal-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

export interface StandInProps {
  readonly table: LiveSession;
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
}

/** Lets a bot play for a seat. */
export async function handOver(
  locale: Locale,
  table: LiveSession,
  game: string,
  seat: number,
): Promise<Answer> {
  const { botsOf, usualBot } = await import('../bots/bots.ts');
  return table.seats({ do: 'handOver', seat, bot: usualBot(await botsOf(locale, game)) });
}

/** Concedes for the own seat; when the match continues, the default bot plays it. */
export async function concede(locale: Locale, table: LiveSession, game: string): Promise<Answer> {
  const { botsOf, usualBot } = await import('../bots/bots.ts');
  return table.ask('concede', { bot: usualBot(await botsOf(locale, game)) });
}

const nothing = (): void => {};

/** Sends seat requests to the table, and keeps a refusal until the next attempt. */
export function useAsking(onDone: () => void = nothing): {
  readonly problem: string | undefined;
  readonly ask: (request: Promise<Answer>) => void;
} {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const ask = (request: Promise<Answer>): void => {
    // Cleared first, so that a repeated refusal is announced again.
    setProblem(undefined);
    void request.then((answer) => {
      setProblem(answer.ok ? undefined : reasonWords(locale, answer.reasons));
      if (answer.ok) onDone();
    });
  };
  return { problem, ask };
}
