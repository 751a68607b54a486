import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Frames } from './frames.ts';

/** The faults that the bytes of one connection may meet. */
export interface ConnectionFaults {
  /** For how long a piece may be held up, in ms. Pieces stay in order. */
  delay: () => number;
  /** Whether a message, or a request, of the client is sent twice. */
  doubled: () => boolean;
}

/** One connection of a client to the server, by way of the line. */
export class FaultyConnection {
  readonly #client: Socket;
  readonly #server: Socket;
  readonly #port: number;
  readonly #weather: ConnectionFaults;
  /** Undefined for plain HTTP. */
  #frames: Frames | undefined;
  #fresh = true;
  #up: 'open' | 'held' | 'lost' = 'open';
  #down: 'open' | 'lost' = 'open';
  readonly #held: Buffer[] = [];
  readonly #tail = { up: Promise.resolve(), down: Promise.resolve() };

  constructor(client: Socket, port: number, weather: ConnectionFaults) {
    this.#client = client;
    this.#port = port;
    this.#weather = weather;
    this.#server = connect(port);
    client.setNoDelay(true);
    this.#server.setNoDelay(true);
    client.on('data', (bytes: Buffer) => this.#upwards(bytes));
    this.#server.on('data', (bytes: Buffer) => this.#deliver('down', bytes));
    for (const socket of [client, this.#server]) socket.on('error', () => undefined);
    client.on('close', () => {
      if (this.#up === 'open') this.#deliver('up', undefined);
    });
    this.#server.on('close', () => {
      if (this.#down === 'open') this.#deliver('down', undefined);
    });
  }

  get closed(): boolean {
    return this.#client.closed && this.#server.closed;
  }

  /** Both ends hear at once that it broke. */
  cut(): void {
    this.#client.resetAndDestroy();
    this.#server.resetAndDestroy();
  }

  /** Both ends go on believing in it; nothing arrives any more. */
  freeze(): void {
    this.#up = 'lost';
    this.#down = 'lost';
  }

  /** What the client says still arrives; what it is told does not. */
  deafen(): void {
    this.#down = 'lost';
  }

  /** What the client says from now on arrives only with `releaseLate`. */
  hold(): void {
    if (this.#up === 'open') this.#up = 'held';
  }

  /** Breaks for the client; the server hears nothing of it yet. */
  abandon(): void {
    this.#down = 'lost';
    this.#client.resetAndDestroy();
  }

  /** What was held back arrives after all, and then the end. */
  releaseLate(): void {
    if (this.#up !== 'held') return;
    for (const bytes of this.#held.splice(0)) this.#server.write(bytes);
    this.#server.end();
  }

  #upwards(bytes: Buffer): void {
    if (
      this.#fresh &&
      bytes.toString('latin1', 0, 2_000).toLowerCase().includes('upgrade: websocket')
    )
      this.#frames = new Frames();
    this.#fresh = false;
    if (!this.#frames) {
      if (this.#weather.doubled()) this.#again(bytes);
      return this.#deliver('up', bytes);
    }
    for (const { frame, isMessage } of this.#frames.take(bytes)) {
      this.#deliver('up', frame);
      if (isMessage && this.#weather.doubled()) this.#deliver('up', frame);
    }
  }

  /** A request that arrives a second time, and whose second answer nobody hears. */
  #again(bytes: Buffer): void {
    const echo = connect({ port: this.#port }, () => void echo.end(bytes));
    echo.on('error', () => undefined).resume();
  }

  /**
   * Undefined stands for the end. One piece waits for the other, since timers alone would change
   * their order.
   */
  #deliver(way: 'up' | 'down', bytes: Buffer | undefined): void {
    const at = performance.now() + this.#weather.delay();
    this.#tail[way] = this.#tail[way].then(async () => {
      const left = at - performance.now();
      if (left > 0) await wait(left);
      this.#arrive(way, bytes);
    });
  }

  #arrive(way: 'up' | 'down', bytes: Buffer | undefined): void {
    const state = way === 'up' ? this.#up : this.#down;
    const to = way === 'up' ? this.#server : this.#client;
    if (state === 'held' && bytes) this.#held.push(bytes);
    if (state !== 'open' || to.destroyed) return;
    if (bytes) to.write(bytes);
    else to.end();
  }
}
