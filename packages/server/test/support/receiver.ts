import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long a test waits for what must come, in ms. */
const TIMEOUT_MS = 30_000;

/** One POST, as it arrived. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** What is answered to a POST: a status, and headers besides. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A local HTTP server that keeps what it gets. */
export class Receiver {
  readonly got: Received[] = [];
  readonly #server: Server;
  #waiting: (() => void)[] = [];

  private constructor(server: Server) {
    this.#server = server;
  }

  static async open(reply: (received: Received) => Reply = () => ({ status: 204 })) {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url: path = '', headers } = request;
        const received = { path, headers, body: Buffer.concat(parts) };
        const { status, headers: more = {} } = reply(received);
        response.writeHead(status, more).end();
        receiver.#take(received);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** What came, read as JSON. */
  get told(): readonly Readonly<Record<string, unknown>>[] {
    return this.got.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
  }

  /** Resolves when so much came. */
  async until(count: number): Promise<void> {
    let late = false;
    const deadline = setTimeout(() => {
      late = true;
      this.#wake();
    }, TIMEOUT_MS).unref();
    try {
      while (this.got.length < count) {
        if (late) throw new Error(`${this.got.length} of ${count} came within ${TIMEOUT_MS} ms`);
        await new Promise<void>((resolve) => this.#waiting.push(resolve));
      }
    } finally {
      clearTimeout(deadline);
    }
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #take(received: Received): void {
    this.got.push(received);
    this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
