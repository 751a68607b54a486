import type { Missed, Weighed } from './coach.ts';

/** A turn that is over, by the id of its game. */
export interface CoachRequest {
  readonly game: string;
  readonly seat: number;
  readonly turn: readonly Weighed[];
}

export type CoachAnswer =
  | { readonly ok: true; readonly missed: Missed | undefined }
  | { readonly ok: false; readonly error: string };

/**
 * Weighs a turn with the bot that gives hints, in a thread of its own, which ends with the answer
 * or when `signal` is aborted.
 */
export function askCoach(request: CoachRequest, signal: AbortSignal): Promise<CoachAnswer> {
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CoachAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CoachAnswer>) => resolve(data));
    worker.addEventListener('error', ({ message }) => resolve({ ok: false, error: message }));
    signal.addEventListener('abort', () => resolve({ ok: false, error: 'aborted' }));
    worker.postMessage(request);
  }).finally(() => worker.terminate());
}
