import type { Missed, Weighed } from '@atoll/table-kit/table/coach/coach.ts';
import type { AdviceRequest, Suggestion } from '@atoll/table-kit/table/model/hints/advice.ts';

/** A turn that is over, by the id of its game. */
export interface CoachRequest {
  readonly game: string;
  readonly seat: number;
  readonly turn: readonly Weighed[];
}

/** A message to the thread of a bot. */
export type BotRequest =
  | ({ readonly do: 'advise' } & AdviceRequest)
  | ({ readonly do: 'coach' } & CoachRequest);

/** An answer of the thread of a bot. */
export type BotAnswer<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: string };

/** Starts a thread for one request; it ends with the answer or when `signal` is aborted. */
function askBot<T>(request: BotRequest, signal: AbortSignal): Promise<BotAnswer<T>> {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<BotAnswer<T>>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<BotAnswer<T>>) => resolve(data));
    worker.addEventListener('error', ({ message }) => resolve({ ok: false, error: message }));
    signal.addEventListener('abort', () => resolve({ ok: false, error: 'aborted' }));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}

/** Asks a bot for an action. */
export const askAdviser = (request: AdviceRequest, signal: AbortSignal) =>
  askBot<Suggestion>({ ...request, do: 'advise' }, signal);

/** Weighs a turn with the bot that gives hints. */
export const askCoach = (request: CoachRequest, signal: AbortSignal) =>
  askBot<{ readonly missed: Missed | undefined }>({ ...request, do: 'coach' }, signal);
