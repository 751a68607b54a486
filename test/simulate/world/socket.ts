import { EventEmitter } from 'node:events';
import type { Carried, Line } from './line.ts';
import { type Reachable, theNetwork } from './network.ts';
import type { Owner } from './scheduler.ts';
import { type World, theWorld } from './world.ts';

const CONNECTING = 0;
const OPEN = 1;
const CLOSING = 2;
const CLOSED = 3;
/** How a connection ends that nobody closed. */
const BROKEN = 1006;
/** After so many ms a server gives up a connection whose other end answers no ping. */
const PING = { least: 6_000, most: 9_000 };

type Listener = ((event: Record<string, unknown>) => void) | null;

/** A connection to a server, as a browser gives it to a page. */
export class ClientSocket implements Carried {
  static readonly CONNECTING = CONNECTING;
  static readonly OPEN = OPEN;
  static readonly CLOSING = CLOSING;
  static readonly CLOSED = CLOSED;
  binaryType = '';
  readyState = CONNECTING;
  onopen: Listener = null;
  onmessage: Listener = null;
  onclose: Listener = null;
  onerror: Listener = null;
  readonly #world: World;
  readonly #owner: Owner;
  readonly #line: Line;
  #server: ServerSocket | undefined;
  /** Whether anything arrives, up at the server and down at the page. */
  #up = true;
  #down = true;
  #lastUp = 0;
  #lastDown = 0;

  constructor(url: string) {
    const world = (this.#world = theWorld());
    this.#owner = world.scheduler.current;
    this.#line = theNetwork().lineOf(this.#owner);
    this.#line.carried.add(this);
    const { host, pathname, search } = new URL(url);
    if (!this.#owner.acts()) return;
    if (world.now < this.#line.offlineUntil) {
      this.#toPage('offline', () => this.#end(BROKEN));
      return;
    }
    world.scheduler.after(
      this.#line.time(world.now),
      `connect ${host}`,
      () => {
        const server = theNetwork().find(host);
        if (!server) return this.#toPage('refused', () => this.#end(BROKEN));
        const gone = { serverDied: () => this.#toPage('reset', () => this.#end(BROKEN)) };
        server.open.add(gone);
        this.#toServer(server, () => {
          server.open.delete(gone);
          const socket = new ServerSocket(this, server);
          this.#server = socket;
          server.open.add(socket);
          this.#downwards('open', () => this.#opened());
          server.connected(socket, pathname + search);
        });
      },
      world.nature,
    );
  }

  send(data: Uint8Array): void {
    if (this.readyState !== OPEN || !this.#server || !this.#owner.acts()) return;
    const bytes = Buffer.from(data);
    const socket = this.#server;
    this.#upwards(`up ${bytes[0]} ${bytes.length}`, () => socket.receive(bytes));
  }

  close(code = 1000): void {
    if (this.readyState >= CLOSING) return;
    this.readyState = CLOSING;
    const socket = this.#server;
    if (!socket) return this.#toPage('given up', () => this.#end(BROKEN));
    this.#upwards('up close', () => socket.closed(code));
  }

  cut(): void {
    this.#toPage('cut', () => this.#end(BROKEN));
    this.#serverEnds(1, 'cut');
    this.#up = this.#down = false;
  }

  silence(ways: 'both' | 'down'): void {
    this.#down = false;
    if (ways === 'both') this.#up = false;
    const { random } = this.#line;
    this.#serverEnds(random.between(PING.least, PING.most), 'no pong');
  }

  delayEnd(ms: number): void {
    this.#lastUp = this.#world.now + ms;
    this.#down = false;
    this.#toPage('cut late', () => this.#end(BROKEN));
    this.#serverEnds(ms + 200, 'cut late');
  }

  /** Called for what the server sends. */
  deliver(bytes: Uint8Array): void {
    this.#downwards(`down ${bytes[0]} ${bytes.length}`, () => {
      const data = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
      if (this.readyState === OPEN) this.onmessage?.({ data });
    });
  }

  /** Called when the server has closed it, or its process has ended. */
  serverCloses(code: number): void {
    this.#downwards(`down close ${code}`, () => {
      const socket = this.#server;
      if (this.readyState === OPEN) this.#upwards('up closed', () => socket?.closed(code));
      this.#end(code);
    });
  }

  /** Called when the server has given it up without a word that arrives. */
  breaks(): void {
    this.#line.carried.delete(this);
  }

  #opened(): void {
    if (this.readyState !== CONNECTING) return;
    this.readyState = OPEN;
    this.onopen?.({});
  }

  #end(code: number): void {
    if (this.readyState === CLOSED) return;
    this.readyState = CLOSED;
    this.#line.carried.delete(this);
    if (code === BROKEN) this.onerror?.({ code, message: 'connection broke' });
    this.onclose?.({ code, reason: '' });
  }

  #serverEnds(ms: number, what: string): void {
    const socket = this.#server;
    if (socket)
      this.#world.scheduler.after(ms, what, () => socket.closed(BROKEN), socket.server.owner);
  }

  #toPage(what: string, run: () => void): void {
    this.#world.scheduler.after(1, what, run, this.#owner);
  }

  #toServer(server: Reachable, run: () => void): void {
    this.#world.scheduler.after(0, 'accept', run, server.owner);
  }

  #upwards(what: string, run: () => void): void {
    const { now, scheduler } = this.#world;
    const at = Math.max(this.#lastUp, now + this.#line.time(now));
    this.#lastUp = at;
    const owner = this.#server?.server.owner;
    if (owner) scheduler.after(at - now, what, () => this.#up && run(), owner);
  }

  #downwards(what: string, run: () => void): void {
    const { now, scheduler } = this.#world;
    const at = Math.max(this.#lastDown, now + this.#line.time(now));
    this.#lastDown = at;
    scheduler.after(at - now, what, () => this.#down && run(), this.#owner);
  }
}

/** The other end of it: what the package `ws` gives to a server, as far as Colyseus uses it. */
export class ServerSocket extends EventEmitter {
  readonly server: Reachable;
  readonly bufferedAmount = 0;
  readonly extensions = '';
  readyState = OPEN;
  pingCount = 0;
  readonly #client: ClientSocket;

  constructor(client: ClientSocket, server: Reachable) {
    super();
    this.#client = client;
    this.server = server;
  }

  send(data: Uint8Array, _options?: unknown, written?: () => void): void {
    if (this.readyState !== OPEN || !this.server.owner.acts()) return;
    this.#client.deliver(Buffer.from(data));
    written?.();
  }

  close(code = 1005): void {
    if (this.readyState >= CLOSING || !this.server.owner.acts()) return;
    this.readyState = CLOSING;
    this.#client.serverCloses(code);
    // The library waits so long for the other end.
    theWorld().scheduler.after(30_000, 'close timeout', () => this.closed(BROKEN));
  }

  terminate(): void {
    this.closed(BROKEN);
  }

  receive(bytes: Uint8Array): void {
    if (this.readyState === OPEN) this.emit('message', bytes);
  }

  /** It has ended, from either side. */
  closed(code: number): void {
    if (this.readyState === CLOSED) return;
    const asked = this.readyState === OPEN;
    this.readyState = CLOSED;
    this.server.open.delete(this);
    if (asked) this.#client.serverCloses(code);
    this.#client.breaks();
    this.emit('close', code, Buffer.alloc(0));
  }

  serverDied(): void {
    this.readyState = CLOSED;
    this.#client.serverCloses(BROKEN);
  }
}
