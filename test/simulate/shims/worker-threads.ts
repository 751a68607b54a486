import { EventEmitter } from 'node:events';
import type {
  Batch,
  BatchAnswer,
} from '../../../packages/server/src/store/sqlite/sqlite-worker.ts';
import { Broken } from '../world/broken.ts';
import { theCluster, theDisk } from '../world/services.ts';
import { wayTime } from '../world/service-faults.ts';
import { theWorld } from '../world/world.ts';

/**
 * The thread of a server that writes to SQLite: its code runs in simulated time, and dies with the
 * process. No other thread is simulated.
 */

/** Here nothing runs in a thread. @public */
export const parentPort = null;
/** @public */
export const workerData = undefined;

/** So long SQLite waits for another writer, in ms (`sqlite-file.ts`). */
const BUSY = 5_000;

type Message = Batch | 'close';

/** @public */
export class Worker extends EventEmitter {
  readonly #owner = theWorld().scheduler.current;
  readonly #disk = theDisk();
  readonly #port = new EventEmitter();
  readonly #waiting: Message[] = [];
  #state: 'starts' | 'waits' | 'works' | 'ended' = 'starts';

  constructor(_program: URL, { workerData: folder }: { readonly workerData: string }) {
    super();
    this.#disk.threads.add(this);
    this.#later(this.#disk.random.between(10, 60), 'thread starts', () => this.#start(folder));
  }

  postMessage(message: Message): void {
    this.#waiting.push(structuredClone(message));
    this.#next();
  }

  /** It ends by itself, as for want of memory. */
  end(error?: Error): void {
    if (this.#state === 'ended') return;
    this.#state = 'ended';
    this.#disk.threads.delete(this);
    this.#later(0.1, 'thread ends', () => {
      if (error) this.emit('error', error);
      this.#later(0.1, 'thread ended', () => this.emit('exit', error ? 1 : 0));
    });
  }

  #start(folder: string): void {
    if (this.#state !== 'starts') return;
    const port = {
      on: (_: 'message', listener: (message: Message) => void) =>
        this.#port.on('message', listener),
      postMessage: (answer: BatchAnswer) => this.#answer(answer),
      close: () => this.end(),
    };
    this.#doing(() => {
      this.#disk.startThread(port as never, folder);
      this.#state = 'waits';
    });
    this.#next();
  }

  #next(): void {
    if (this.#state !== 'waits') return;
    const message = this.#waiting.shift();
    if (message === undefined) return;
    this.#state = 'works';
    this.#carryOut(message, this.#disk.writeTime(theWorld().now));
  }

  #carryOut(message: Message, ms: number, timeout = BUSY): void {
    this.#later(ms, message === 'close' ? 'close database' : 'commit', () => {
      if (this.#state === 'ended') return;
      const { now } = theWorld();
      const locked = Math.min(timeout, this.#disk.until('locked', now) - now);
      if (locked > 0) return this.#carryOut(message, locked, timeout - locked);
      if (this.#dies()) return this.end(new Broken('the thread has no memory'));
      this.#doing(() => this.#work(message));
      if (this.#state === 'works') this.#state = 'waits';
      this.#next();
    });
  }

  #work(message: Message): void {
    if (message === 'close') return void this.#port.emit('message', message);
    this.#disk.batch = message.writes;
    this.#port.emit('message', message);
  }

  #answer(answer: BatchAnswer): void {
    if ('written' in answer) this.#note(answer.written);
    if (!this.#owner.acts()) return;
    if (this.#dies()) return this.end(new Broken('the thread has no memory'));
    this.#later(wayTime(this.#disk.random, 'well') / 4, 'committed', () =>
      this.emit('message', structuredClone(answer)),
    );
  }

  #note(written: readonly number[]): void {
    const { batch } = this.#disk;
    theWorld().note(`write ${JSON.stringify(batch)} ${written.join()}`);
    batch.forEach(({ do: what }, index) => {
      if (what === 'claim' && written[index]! > 0) theCluster().claimants.add(this.#owner);
    });
  }

  /** What a thread does not catch ends it. */
  #doing(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.end(error as Error);
    }
  }

  #dies(): boolean {
    return this.#disk.is('thread', theWorld().now) && this.#disk.random.chance(40);
  }

  #later(ms: number, what: string, run: () => void): void {
    theWorld().scheduler.after(ms, what, run, this.#owner);
  }
}
