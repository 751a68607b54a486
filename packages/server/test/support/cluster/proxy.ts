import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long a server may take to begin its answer, in ms. */
const TIMEOUT_MS = 2_500;

/**
 * A proxy in front of several servers: each request goes to the next one, and to the one after it
 * when that does not answer.
 */
export class Proxy {
  readonly #server: Server;
  #servers: readonly string[];
  #turn = 0;

  private constructor(servers: readonly string[], server: Server) {
    this.#servers = servers;
    this.#server = server;
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () =>
        this.#pass(incoming, { body: Buffer.concat(parts), outgoing, tries: this.#servers.length }),
      );
    });
  }

  static async start(servers: readonly string[]): Promise<Proxy> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return new Proxy(servers, server);
  }

  get address(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  #pass(
    incoming: IncomingMessage,
    exchange: { readonly body: Buffer; readonly outgoing: ServerResponse; readonly tries: number },
  ): void {
    const { body, outgoing, tries } = exchange;
    const server = this.#servers[this.#turn++ % this.#servers.length] as string;
    const { method = 'GET', headers, url = '/' } = incoming;
    const passed = request(`${server}${url}`, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    const late = setTimeout(() => passed.destroy(), TIMEOUT_MS);
    passed.on('response', () => clearTimeout(late));
    passed.on('error', () => {
      clearTimeout(late);
      if (tries > 1) this.#pass(incoming, { body, outgoing, tries: tries - 1 });
      else outgoing.writeHead(502).end();
    });
    passed.end(body);
  }
}
