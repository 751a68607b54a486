import type { Carried, Line } from './line.ts';
import { type HttpAnswer, type Reachable, theNetwork } from './network.ts';
import { theWorld } from './world.ts';

interface Init {
  readonly body?: string | null;
  readonly signal?: AbortSignal;
}

/** What `fetch` gives, as far as the client and the SDK read it. */
const responseOf = ({ status, body }: HttpAnswer) => {
  const text = JSON.stringify(body);
  const headers = { get: () => (body === undefined ? 'text/html' : 'application/json') };
  return {
    ...{ ok: status >= 200 && status < 300, status, statusText: String(status), headers },
    text: async () => text ?? '',
    json: async () => JSON.parse(text) as unknown,
  };
};

/** `fetch` over the simulated network. */
export function simulatedFetch(url: string, init: Init = {}): Promise<unknown> {
  const { host, pathname } = new URL(url);
  const body: unknown = init.body ? JSON.parse(init.body) : undefined;
  return new Promise((resolve, reject) => {
    new Exchange(
      { host, path: pathname, body },
      {
        answered: (answer) => resolve(responseOf(answer)),
        failed: () => reject(new TypeError('fetch failed')),
      },
    ).watch(init.signal, reject);
  });
}

interface Asked {
  readonly host: string;
  readonly path: string;
  readonly body: unknown;
}

interface Listeners {
  readonly answered: (answer: HttpAnswer) => void;
  readonly failed: () => void;
}

/** One request and its answer. */
class Exchange implements Carried {
  readonly #world = theWorld();
  readonly #owner = this.#world.scheduler.current;
  readonly #line: Line = theNetwork().lineOf(this.#owner);
  readonly #asked: Asked;
  readonly #listeners: Listeners;
  #open = true;
  #silent = false;
  #late = 0;

  constructor(asked: Asked, listeners: Listeners) {
    this.#asked = asked;
    this.#listeners = listeners;
    if (!this.#owner.acts()) return;
    if (this.#now < this.#line.offlineUntil) {
      this.cut();
      return;
    }
    this.#line.carried.add(this);
    this.#put();
    if (this.#now < this.#line.doubledUntil) this.#put();
  }

  watch(signal: AbortSignal | undefined, reject: (why: unknown) => void): void {
    signal?.addEventListener('abort', () => {
      if (!this.#end()) return;
      reject(signal.reason);
    });
  }

  cut(): void {
    this.#world.scheduler.after(
      1,
      'http cut',
      () => this.#end() && this.#listeners.failed(),
      this.#owner,
    );
  }

  silence(): void {
    this.#silent = true;
  }

  delayEnd(ms: number): void {
    this.#late = ms;
    this.cut();
  }

  get #now(): number {
    return this.#world.now;
  }

  #put(): void {
    const { scheduler, nature } = this.#world;
    const { host, path } = this.#asked;
    scheduler.after(
      this.#line.time(this.#now),
      `http ${path.split('/').at(-2)}`,
      () => {
        const server = theNetwork().find(host);
        if (!server) return this.#answer({ status: 502, body: undefined });
        // Also one that waits for a server that stands still ends with that.
        const gone = { serverDied: () => this.#answer({ status: 502, body: undefined }) };
        server.open.add(gone);
        scheduler.after(this.#late, 'http in', () => this.#handle(server, gone), server.owner);
      },
      nature,
    );
  }

  #handle(server: Reachable, gone: { serverDied(): void }): void {
    const { path, body } = this.#asked;
    const { owner, open } = server;
    const answered = (answer: HttpAnswer): void => {
      // A server that dies instead of answering breaks the connection, which the client notices.
      if (!owner.acts()) return;
      open.delete(gone);
      this.#answer(answer);
    };
    void server.answer(path, body).then(answered);
  }

  #answer(answer: HttpAnswer): void {
    const ms = this.#line.time(this.#now);
    this.#world.scheduler.after(
      ms,
      `http ${answer.status}`,
      () => {
        if (!this.#silent && this.#end()) this.#listeners.answered(answer);
      },
      this.#owner,
    );
  }

  #end(): boolean {
    const open = this.#open;
    this.#open = false;
    this.#line.carried.delete(this);
    return open;
  }
}
