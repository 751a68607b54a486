import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';

/** The first byte of a message that is whole and binary. */
const WHOLE_BINARY = 0x82;

/** The private part of a `ws` socket. */
interface Wired {
  readonly _socket?: Duplex;
}

/** Connections with messages from this turn of the event loop. */
let waiting: Bundle[] = [];

/**
 * Sends all messages of a connection from one turn of the event loop in one write: every write is a
 * system call, and costs more than the making of a message. A message must not be changed after it
 * was sent. For connections of a server, without extensions.
 */
export function bundleWrites(socket: WebSocket): void {
  if (socket.extensions !== '') return;
  const bundle = new Bundle(socket);
  const close = socket.close.bind(socket);
  socket.send = ((data: Uint8Array, ...rest: unknown[]) =>
    bundle.send(data, rest.at(-1))) as WebSocket['send'];
  socket.close = (code, reason) => {
    bundle.leave();
    close(code, reason);
  };
}

type Sent = (error?: Error | null) => void;

class Bundle {
  readonly #socket: WebSocket & Wired;
  readonly #sendAlone: WebSocket['send'];
  #messages: Uint8Array[] = [];
  #callbacks: Sent[] = [];

  constructor(socket: WebSocket) {
    this.#socket = socket;
    this.#sendAlone = socket.send.bind(socket);
  }

  send(data: Uint8Array, callback: unknown): void {
    const { readyState } = this.#socket;
    if (readyState !== WebSocket.OPEN || !(data instanceof Uint8Array))
      return this.#sendAlone(data, { binary: true }, callback as Sent | undefined);
    if (this.#messages.length === 0) wait(this);
    this.#messages.push(data);
    if (typeof callback === 'function') this.#callbacks.push(callback as Sent);
  }

  /** Writes the waiting messages. */
  leave(): void {
    const messages = this.#messages;
    if (messages.length === 0) return;
    const callbacks = this.#callbacks;
    this.#messages = [];
    this.#callbacks = [];
    const { _socket: stream } = this.#socket;
    if (!stream?.writable) return;
    const after = (error?: Error | null): void =>
      callbacks.forEach((tell) => tell(error ?? undefined));
    stream.write(framed(messages), callbacks.length > 0 ? after : undefined);
  }
}

function wait(bundle: Bundle): void {
  if (waiting.length === 0) process.nextTick(leaveAll);
  waiting.push(bundle);
}

function leaveAll(): void {
  const leaving = waiting;
  waiting = [];
  for (const bundle of leaving) bundle.leave();
}

/** Messages one after the other, each with its length before it, as in RFC 6455. */
function framed(messages: readonly Uint8Array[]): Buffer {
  let length = 0;
  for (const message of messages) length += headOf(message.length) + message.length;
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const message of messages) {
    at = writeHead(bytes, at, message.length);
    bytes.set(message, at);
    at += message.length;
  }
  return bytes;
}

const headOf = (length: number): number => (length < 126 ? 2 : length < 2 ** 16 ? 4 : 10);

function writeHead(bytes: Buffer, at: number, length: number): number {
  bytes[at] = WHOLE_BINARY;
  if (length < 126) {
    bytes[at + 1] = length;
    return at + 2;
  }
  if (length < 2 ** 16) {
    bytes[at + 1] = 126;
    return bytes.writeUInt16BE(length, at + 2);
  }
  bytes[at + 1] = 127;
  return bytes.writeBigUInt64BE(BigInt(length), at + 2);
}
