import { type Prompt, NO_PROMPT } from '@atoll/protocol';
import { Protocol } from 'colyseus';
import { decode } from '@colyseus/schema';
import { unpack } from 'msgpackr';
import WebSocket from 'ws';
import { call } from '@atoll/test-client/call';
import type { Situation } from './table-requests.ts';

/**
 * How long the server may take to answer a ping after a batch of frames, in ms; a pause of this
 * machine included.
 */
const TIMEOUT_MS = 20_000;

/** The server took too long, which counts as a crash. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

/**
 * A connection to a table that sends arbitrary bytes, and understands just enough of the protocol
 * to attack it.
 */
export class Socket {
  readonly #ws: WebSocket;
  #prompt: Prompt = NO_PROMPT;
  #seq = 0;
  #seated = false;
  #pongs = 0;
  #late = false;
  #waiting: (() => void) | undefined;

  private constructor(ws: WebSocket) {
    this.#ws = ws;
    ws.on('message', (data: Buffer) => this.#hear(data));
    ws.on('close', () => this.#wake());
    ws.on('error', () => this.#wake());
  }

  /** Joins a table as the client does; undefined when the server refuses. */
  static async enter(
    address: string,
    door: { readonly matchId: string; readonly token?: string },
  ): Promise<Socket | undefined> {
    const { matchId, token } = door;
    const ensured = await call(address, {
      method: 'POST',
      route: `/api/matches/${matchId}/ensure`,
      body: {},
    });
    await ensured.arrayBuffer();
    const body = token === undefined ? {} : { token };
    const reserved = await call(address, {
      method: 'POST',
      route: `/matchmake/joinById/${matchId}`,
      body,
    });
    const seat = (await reserved.json()) as {
      readonly processId?: string;
      readonly roomId?: string;
      readonly sessionId?: string;
    };
    if (!reserved.ok) return undefined;
    const url = `${address.replace('http', 'ws')}/${seat.processId}/${seat.roomId}?sessionId=${seat.sessionId}`;
    const socket = new Socket(new WebSocket(url, { perMessageDeflate: false }));
    await socket.#until(() => socket.#seated || !socket.open);
    return socket.open ? socket : undefined;
  }

  get open(): boolean {
    return this.#ws.readyState === WebSocket.OPEN || this.#ws.readyState === WebSocket.CONNECTING;
  }

  get situation(): Situation {
    return { prompt: this.#prompt, seq: this.#seq };
  }

  /** Sends frames, and resolves when the server has processed them or closed the connection. */
  async send(frames: readonly Buffer[]): Promise<void> {
    const pongs = this.#pongs;
    for (const frame of frames) this.#ws.send(frame, () => undefined);
    this.#ws.send(Buffer.from([Protocol.PING]), () => undefined);
    await this.#until(() => this.#pongs > pongs || !this.open);
  }

  end(): void {
    this.#ws.terminate();
  }

  async #until(holds: () => boolean): Promise<void> {
    const late = setTimeout(() => {
      this.#ws.terminate();
      this.#late = true;
      this.#wake();
    }, TIMEOUT_MS);
    while (!holds() && !this.#late) await new Promise<void>((resolve) => (this.#waiting = resolve));
    clearTimeout(late);
    if (this.#late) throw new NoAnswer(`no answer for ${TIMEOUT_MS} ms`);
  }

  #wake(): void {
    this.#waiting?.();
    this.#waiting = undefined;
  }

  #hear(data: Buffer): void {
    const [code] = data;
    if (code === Protocol.JOIN_ROOM) {
      this.#ws.send(Buffer.from([Protocol.JOIN_ROOM]));
      this.#seated = true;
    } else if (code === Protocol.PING) this.#pongs++;
    else if (code === Protocol.ROOM_DATA) this.#learn(data);
    else return;
    this.#wake();
  }

  #learn(data: Buffer): void {
    const it = { offset: 1 };
    decode.string(data, it);
    const { seq, prompt } = unpack(data.subarray(it.offset)) as {
      readonly seq?: number;
      readonly prompt?: Prompt;
    };
    if (prompt) this.#prompt = prompt;
    if (seq !== undefined) this.#seq = seq;
  }
}
