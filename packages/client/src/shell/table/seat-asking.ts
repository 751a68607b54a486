import type { Answer } from '@atoll/protocol';
import { useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { TableSnapshot, TableState } from '../../table/session/table-state.ts';
import type { Locale } from '../../words/locale.ts';
import { reasonWords } from '../../words/refusal-words.ts';
import { useLocale } from '../../words/use-locale.ts';

export interface StandInProps {
  readonly table: LiveSession;
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
}

/** A bot plays on for a seat. */
export async function handOver(
  locale: Locale,
  table: LiveSession,
  game: string,
  seat: number,
): Promise<Answer> {
  const { botsOf, usualBot } = await import('../room/bots.ts');
  return table.seats({ do: 'handOver', seat, bot: usualBot(await botsOf(locale, game)) });
}

/** The own seat gives up; where the match goes on, the usual bot plays it. */
export async function concede(locale: Locale, table: LiveSession, game: string): Promise<Answer> {
  const { botsOf, usualBot } = await import('../room/bots.ts');
  return table.ask('concede', { bot: usualBot(await botsOf(locale, game)) });
}

const nothing = (): void => {};

/** Asks the table about seats, and keeps what it refused until the next attempt. */
export function useAsking(onDone: () => void = nothing): {
  readonly problem: string | undefined;
  readonly ask: (request: Promise<Answer>) => void;
} {
  const locale = useLocale();
  const [problem, setProblem] = useState<string>();
  const ask = (request: Promise<Answer>): void => {
    // The same refusal is told anew: what says it has to go first.
    setProblem(undefined);
    void request.then((answer) => {
      setProblem(answer.ok ? undefined : reasonWords(locale, answer.reasons));
      if (answer.ok) onDone();
    });
  };
  return { problem, ask };
}
