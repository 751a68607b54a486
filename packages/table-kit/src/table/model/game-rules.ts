import type { AnyGame } from '@atoll/engine';
import { createContext } from 'react';
import type { Advice, AdviceRequest } from './hints/advice.ts';

/** The rules and bots of a game, which the page around the table knows. */
export interface GameRules {
  /** The rules of a game; rejects if they cannot be loaded. */
  readonly load: (game: string) => Promise<AnyGame>;
  /** Asks a bot for an action, in another thread, until `signal` is aborted. */
  readonly advise: (request: AdviceRequest, signal: AbortSignal) => Promise<Advice>;
}

const missing = (): Promise<never> =>
  Promise.reject(new Error('no page around this table provides rules: see GameRulesContext'));

export const GameRulesContext = createContext<GameRules>({ load: missing, advise: missing });
