import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Waiting } from '@atoll/test-client/waiting';

/** One POST, as it arrived. */
export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The answer to a POST: a status, and optional headers. */
export interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A local HTTP server that keeps the requests it gets. */
export class Receiver {
  readonly got: Received[] = [];
  readonly #server: Server;
  readonly #waiting = new Waiting(
    () => `${this.got.length} came: ${this.got.map(({ path }) => path).join(' ')}`,
  );

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

  /** The received bodies, read as JSON. */
  get received(): readonly Readonly<Record<string, unknown>>[] {
    return this.got.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
  }

  /** Resolves when so many requests came. */
  until(count: number): Promise<void> {
    return this.#waiting.until(() => this.got.length >= count);
  }

  close(): Promise<void> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #take(received: Received): void {
    this.got.push(received);
    this.#waiting.wake();
  }
}
