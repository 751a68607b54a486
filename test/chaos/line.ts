import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Dice } from './dice.ts';
import { Wire } from './wire.ts';

/** What can happen between people and a server. */
export const FAULTS = ['delay', 'cut', 'half-open', 'deaf', 'late', 'double'] as const;
export type Fault = (typeof FAULTS)[number];

/**
 * The line between people and a server: everything they say to each other goes through here, and
 * may be harmed.
 */
export class Line {
  readonly #server: Server;
  readonly #dice: Dice;
  readonly #wires = new Set<Wire>();
  #slowest = 0;
  #doubling = false;
  #addresses = 0;

  private constructor(server: Server, dice: Dice) {
    this.#server = server;
    this.#dice = dice;
  }

  /** `port` is where the server listens. */
  static async start(port: number, dice: Dice): Promise<Line> {
    const server = createServer();
    const line = new Line(server, dice);
    server.on('connection', (client) =>
      line.#wires.add(
        new Wire(client, port, {
          delay: () => (line.#slowest === 0 ? 0 : dice.between(0, line.#slowest)),
          doubled: () => line.#doubling && dice.once(2),
        }),
      ),
    );
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return line;
  }

  /**
   * One for each person, so that they share no connections, as little as people with browsers of
   * their own do.
   */
  newAddress(): string {
    this.#addresses = (this.#addresses % 250) + 1;
    return `http://127.0.0.${this.#addresses + 1}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Resolves when the fault has done what it does: from then on a new connection meets no harm. */
  async strike(fault: Fault): Promise<void> {
    for (const wire of this.#wires) if (wire.closed) this.#wires.delete(wire);
    const wires = [...this.#wires];
    if (fault === 'cut') wires.forEach((wire) => wire.cut());
    if (fault === 'half-open') wires.forEach((wire) => wire.freeze());
    if (fault === 'deaf') wires.forEach((wire) => wire.deafen());
    if (fault === 'delay') {
      this.#slowest = this.#dice.between(100, 600);
      await wait(this.#dice.between(300, 1_000));
      this.#slowest = 0;
    }
    if (fault === 'double') {
      this.#doubling = true;
      await wait(this.#dice.between(300, 1_000));
      this.#doubling = false;
    }
    if (fault === 'late') {
      wires.forEach((wire) => wire.hold());
      await wait(this.#dice.between(50, 300));
      wires.forEach((wire) => wire.abandon());
      await wait(this.#dice.between(200, 1_500));
      wires.forEach((wire) => wire.releaseLate());
    }
  }

  close(): void {
    this.#server.close();
    for (const wire of this.#wires) wire.cut();
  }
}
