import { Worker } from 'node:worker_threads';
import type { PositionPicture } from '@atoll/art/moment';
import type { PictureAnswer, PictureOrder } from './picture-worker.ts';

/** Idle time after which the thread ends, since its drawing library is large, in ms. */
const REST_MS = 30_000;

/**
 * The thread that draws pictures: its library takes long to load, and a picture takes many times as
 * long as an action. It draws one picture at a time.
 */
export class PictureThread {
  readonly #leaving: AbortSignal;
  readonly #restMs: number;
  #worker: Worker | undefined;
  #ended: Promise<unknown> = Promise.resolve();
  #rest: NodeJS.Timeout | undefined;

  /** @param leaving aborted on shutdown */
  constructor(leaving: AbortSignal, { restMs = REST_MS }: { readonly restMs?: number } = {}) {
    this.#leaving = leaving;
    this.#restMs = restMs;
  }

  /** Resolves when the last thread that was started has ended. */
  get ended(): Promise<unknown> {
    return this.#ended;
  }

  /** A JPEG, as `momentPicture` draws it; rejects when it cannot be drawn. */
  draw(moment: PositionPicture, background: string): Promise<Uint8Array> {
    clearTimeout(this.#rest);
    const worker = this.#worker ?? this.#start();
    return new Promise<Uint8Array>((resolve, reject) => {
      const end = (settle: () => void): void => {
        worker.off('message', answered).off('exit', gone).off('error', reject);
        settle();
      };
      const gone = (): void => end(() => reject(new Error('the thread that draws ended')));
      const answered = (answer: PictureAnswer): void =>
        end(() =>
          'picture' in answer ? resolve(answer.picture) : reject(new Error(answer.error)),
        );
      worker.on('message', answered).on('exit', gone).on('error', reject);
      worker.postMessage({ moment, background } satisfies PictureOrder);
    }).finally(() => this.#restSoon(worker));
  }

  #start(): Worker {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    this.#worker = worker;
    const stop = (): void => void worker.terminate();
    this.#leaving.addEventListener('abort', stop, { once: true });
    // The waiting caller gets the error; without a listener it would end the process.
    worker.on('error', () => undefined);
    this.#ended = new Promise((resolve) => worker.once('exit', resolve)).then(() => {
      this.#leaving.removeEventListener('abort', stop);
      this.#forget(worker);
    });
    // the thread does not keep the process alive
    worker.unref();
    return worker;
  }

  #restSoon(worker: Worker): void {
    this.#rest = setTimeout(() => {
      this.#forget(worker);
      void worker.terminate();
    }, this.#restMs).unref();
  }

  #forget(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
  }
}
