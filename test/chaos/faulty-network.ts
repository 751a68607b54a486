import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@atoll/test-client/random';
import { FaultyConnection } from './faulty-connection.ts';

/** What can happen between people and a server. */
export const FAULTS = ['delay', 'cut', 'half-open', 'deaf', 'late', 'double'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * The line between people and a server: everything they say to each other goes through here, and
 * may be disturbed.
 */
export class FaultyNetwork {
  readonly #server: Server;
  readonly #random: Random;
  readonly #connections = new Set<FaultyConnection>();
  #slowest = 0;
  #doubling = false;
  #addresses = 0;

  private constructor(server: Server, random: Random) {
    this.#server = server;
    this.#random = random;
  }

  /** `port` is where the server listens. */
  static async start(port: number, random: Random): Promise<FaultyNetwork> {
    const server = createServer();
    const network = new FaultyNetwork(server, random);
    server.on('connection', (client) =>
      network.#connections.add(
        new FaultyConnection(client, port, {
          delay: () => (network.#slowest === 0 ? 0 : random.between(0, network.#slowest)),
          doubled: () => network.#doubling && random.once(2),
        }),
      ),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return network;
  }

  /**
   * One for each person, so that they share no connections, as little as people with browsers of
   * their own do.
   */
  newAddress(): string {
    this.#addresses = (this.#addresses % 250) + 1;
    return `http://127.0.0.${this.#addresses + 1}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves when the fault has done what it does: from then on new connections work. */
  async inflict(fault: Fault): Promise<void> {
    for (const connection of this.#connections)
      if (connection.closed) this.#connections.delete(connection);
    const connections = [...this.#connections];
    if (fault === 'cut') connections.forEach((connection) => connection.cut());
    if (fault === 'half-open') connections.forEach((connection) => connection.freeze());
    if (fault === 'deaf') connections.forEach((connection) => connection.deafen());
    if (fault === 'delay') {
      this.#slowest = this.#random.between(100, 600);
      await wait(this.#random.between(300, 1_000));
      this.#slowest = 0;
    }
    if (fault === 'double') {
      this.#doubling = true;
      await wait(this.#random.between(300, 1_000));
      this.#doubling = false;
    }
    if (fault === 'late') {
      connections.forEach((connection) => connection.hold());
      await wait(this.#random.between(50, 300));
      connections.forEach((connection) => connection.abandon());
      await wait(this.#random.between(200, 1_500));
      connections.forEach((connection) => connection.releaseLate());
    }
  }

  close(): void {
    this.#server.close();
    for (const connection of this.#connections) connection.cut();
  }
}
