import { useContext, useEffect, useRef, useState } from 'react';
import type { TableState } from '../../session/table-state.ts';
import { GameRulesContext } from '../game-rules.ts';
import type { Suggestion } from './advice.ts';
import { hintsAllowed } from './hints-allowed.ts';

/** A hint from a bot that runs in this browser. */
export interface AdviceState<A> {
  /** Whether the person may ask at all: at a table that allows hints, as long as its match runs. */
  readonly offered: boolean;
  readonly thinking: boolean;
  /** The bot was asked and could not answer. */
  readonly failed: boolean;
  readonly suggestion: Suggestion<A> | undefined;
  /** Asks about the current prompt; does nothing without one, or while a bot thinks already. */
  readonly ask: () => void;
  readonly forget: () => void;
}

type Held<A> = 'thinking' | 'failed' | Suggestion<A>;

/**
 * Asks a bot of the game about the own prompt. Its answer is dropped as soon as the table moves on.
 */
export function useAdvice<A>({
  state,
  legal,
}: {
  readonly state: TableState;
  readonly legal: readonly A[];
}): AdviceState<A> {
  const {
    seat,
    snapshot,
    privateView,
    prompt: { question },
  } = state;
  const { advise } = useContext(GameRulesContext);
  const game = snapshot?.game ?? '';
  const allowed = hintsAllowed(state);
  const [held, hold] = useState<{ readonly question: number; readonly what: Held<A> }>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), [question]);
  const what = held?.question === question && legal.length > 0 ? held.what : undefined;

  const think = async (signal: AbortSignal): Promise<void> => {
    const advice = await advise(
      { game, view: snapshot?.view, privateView, seat, legal, seed: `hint ${question}` },
      signal,
    );
    if (signal.aborted) return;
    if (!advice.ok) console.warn(advice.error);
    // the bot chooses among the actions that it was given
    hold({ question, what: advice.ok ? (advice as Suggestion<A>) : 'failed' });
  };
  return {
    offered: allowed && snapshot?.phase === 'playing',
    thinking: what === 'thinking',
    failed: what === 'failed',
    suggestion: typeof what === 'object' ? what : undefined,
    forget: () => {
      running.current?.abort();
      hold(undefined);
    },
    ask: () => {
      if (!allowed || legal.length === 0 || what === 'thinking') return;
      const stop = new AbortController();
      running.current?.abort();
      running.current = stop;
      hold({ question, what: 'thinking' });
      void think(stop.signal);
    },
  };
}
