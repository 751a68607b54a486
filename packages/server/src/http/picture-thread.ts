import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Moment } from '@atoll/art/moment';

/** After so many ms without a picture the thread ends: the library that it holds is large. */
const IDLE_MS = 60_000;

export interface PictureRequest {
  readonly moment: Moment;
  /** The path of the picture that it is drawn on. */
  readonly background: string;
}

export type PictureAnswer =
  | { readonly ok: true; readonly picture: Uint8Array }
  | { readonly ok: false; readonly error: string };

/**
 * Draws pictures of moments in a thread of its own: to load the library that draws holds a thread
 * for up to 0.25 s, in which no table would be answered.
 */
export class PictureThread {
  #worker: Worker | undefined;
  #idle: ReturnType<typeof setTimeout> | undefined;

  /**
   * A picture as `momentPicture` draws it; to be asked for one after the other. Rejects with what
   * went wrong there; the next one is drawn by a new thread where this one failed.
   */
  async draw(request: PictureRequest): Promise<Uint8Array> {
    clearTimeout(this.#idle);
    const worker = (this.#worker ??= this.#start());
    try {
      worker.postMessage(request);
      const answer = await answerOf(worker);
      if (answer.ok) return answer.picture;
      throw new Error(`a picture could not be drawn: ${answer.error}`);
    } finally {
      this.#idle = setTimeout(() => this.#end(worker), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url));
    // A thread that waits for work does not keep the process alive.
    worker.unref();
    // `draw` hears of an error too; without a listener it would end the process.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    return worker;
  }

  #end(worker: Worker): void {
    if (this.#worker === worker) this.#worker = undefined;
    void worker.terminate();
  }
}

/** Rejects when the thread fails, or ends. */
async function answerOf(worker: Worker): Promise<PictureAnswer> {
  const over = new AbortController();
  const { signal } = over;
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('the thread that draws pictures ended');
  });
  try {
    const [answer] = (await Promise.race([once(worker, 'message', { signal }), ended])) as [
      PictureAnswer,
    ];
    return answer;
  } finally {
    over.abort();
    ended.catch(() => undefined);
  }
}
