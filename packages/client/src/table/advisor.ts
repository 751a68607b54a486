import type { BotTurn } from '@atoll/engine';

/** A turn to be thought about, by the ids of the game and of one of its bots. */
export interface AdviceRequest extends Omit<BotTurn, 'game'> {
  readonly game: string;
  readonly bot: string;
}

export type Advice = { readonly ok: true; readonly action: unknown } | { readonly ok: false; readonly error: string };

/** The bot of a game that gives hints: the strongest but one, which answers in about a second. Undefined when the game has none. */
export async function adviserOf(game: string): Promise<string | undefined> {
  const { catalog } = await import('@atoll/catalog');
  const bots = catalog[game]?.bots ?? [];
  return (bots.at(-2) ?? bots.at(-1))?.id;
}

/** Asks a bot in a thread of its own, which ends with the answer or when `signal` says that nobody waits any more. */
export function askAdviser(request: AdviceRequest, signal: AbortSignal): Promise<Advice> {
  const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Advice>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Advice>) => resolve(data));
    worker.addEventListener('error', ({ message }) => resolve({ ok: false, error: message }));
    signal.addEventListener('abort', () => resolve({ ok: false, error: 'aborted' }));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
