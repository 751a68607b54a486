import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface RelayOptions {
  /** Called with the bytes of a client, connection by connection. */
  readonly onBytes?: (connection: number, bytes: Buffer) => void;
}

/**
 * A relay to a service that can be pointed to another one, as a name or an address that moves to
 * the new primary: open connections stay where they are.
 */
export class Relay {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #port: number;
  #count = 0;

  private constructor(server: Server, url: string, { onBytes }: RelayOptions) {
    this.#server = server;
    this.#port = Number(new URL(url).port);
    server.on('connection', (client) => {
      const number = this.#count++;
      const service = connect(this.#port, '127.0.0.1');
      for (const [socket, other] of [
        [client, service],
        [service, client],
      ] as const) {
        this.#sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.#sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
      client.on('data', (bytes) => onBytes?.(number, bytes));
    });
  }

  /** Leads to the service at `url`. */
  static async open(url: string, options: RelayOptions = {}): Promise<Relay> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Relay(server, url, options);
  }

  /** How many connections were made through it. */
  get connections(): number {
    return this.#count;
  }

  /** The same address as `url`, but through the relay. */
  through(url: string): string {
    const address = new URL(url);
    address.host = `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return address.href;
  }

  /** Points new connections to another service. */
  leadTo(url: string): void {
    this.#port = Number(new URL(url).port);
  }

  /** Stops all data on the current connections, without closing them. */
  silence(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}
