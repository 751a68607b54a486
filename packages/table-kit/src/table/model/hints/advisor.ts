import type { BotTurn, Choice } from '@atoll/engine';

/** A turn to be thought about, by the ids of the game and of a bot. */
export interface AdviceRequest extends Omit<BotTurn, 'game'> {
  readonly game: string;
  readonly bot: string;
}

/**
 * A bot's choice. Bots that can estimate also give the expected result of it and of the best of the
 * other actions.
 */
export interface Suggestion<A = unknown> {
  readonly action: A;
  /** In the unit of the game: see `Choice` of the contract. */
  readonly expected?: number;
  readonly next?: Choice & { readonly action: A };
  /** The whole decision that it begins with, in a form of the game: see `Bot.plan`. */
  readonly plan?: unknown;
}

export type Advice =
  | ({ readonly ok: true } & Suggestion)
  | { readonly ok: false; readonly error: string };

/**
 * The bot that gives hints: the one that the game names, or a built-in one that plays every game.
 */
export async function adviserOf(game: string): Promise<string> {
  const { catalog } = await import('@atoll/catalog');
  return catalog[game]?.adviser ?? 'greedy';
}

/** Asks a bot in a thread of its own, which ends with the answer or when `signal` is aborted. */
export function askAdviser(request: AdviceRequest, signal: AbortSignal): Promise<Advice> {
  const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Advice>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Advice>) => resolve(data));
    worker.addEventListener('error', ({ message }) => resolve({ ok: false, error: message }));
    signal.addEventListener('abort', () => resolve({ ok: false, error: 'aborted' }));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
