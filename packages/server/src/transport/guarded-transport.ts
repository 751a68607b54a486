import type { IncomingMessage } from 'node:http';
import { CloseCode, type TransportOptions } from 'colyseus';
import type { WebSocket } from 'ws';
import { bundleWrites } from './bundled-writes.ts';
import { frameProblem } from './frame-check.ts';
import { Intake } from './intake.ts';
import { asksForJson, speakJson } from './json-frames.ts';
import { StaggeredPingTransport } from './staggered-ping.ts';

/** A status and a sentence for whoever may not connect. */
export interface Rejection {
  readonly status: number;
  readonly why: string;
}

export interface ConnectionHooks {
  /** Decides about a connection before it is made; undefined lets it in. */
  readonly admit: (request: IncomingMessage) => Promise<Rejection | undefined>;
  /** Told of every connection that is made, before anything is read from it. */
  readonly arrived: (socket: object, request: IncomingMessage) => void;
  /** Counts a frame of a connection; gives how long it has to wait, in ms. */
  readonly delay: (socket: object) => number;
  /** Told of every connection that is closed for what it sent. */
  readonly refused: (why: string) => void;
}

/** The part of a socket that stands between the network and Colyseus. */
interface RawSocket {
  /** What waits to be sent, in bytes. */
  readonly bufferedAmount: number;
  emit(event: string | symbol, ...args: unknown[]): boolean;
  close(code: number, reason: string): void;
}

/**
 * A message may come in so many parts, and each part in so many pieces of the network: what is not
 * whole yet is kept piece by piece, and a piece of one byte takes a hundred of memory.
 */
const MOST_FRAGMENTS = 32;
const MOST_CHUNKS = 256;

/**
 * The transport of Colyseus with checks of its own: who may connect is decided here, and a frame
 * that is none of the protocol, or that Colyseus fails on, ends its own connection and nothing
 * else.
 */
export class GuardedTransport extends StaggeredPingTransport {
  constructor(options: TransportOptions, hooks: ConnectionHooks) {
    super({
      ...options,
      maxFragments: MOST_FRAGMENTS,
      maxBufferedChunks: MOST_CHUNKS,
      verifyClient: ({ req }, answer) => void admit(hooks, req, answer),
    });
    this.wss.prependListener('connection', (socket: WebSocket, request: IncomingMessage) => {
      hooks.arrived(socket, request);
      const json = asksForJson(request);
      if (!json) bundleWrites(socket);
      guard(socket, hooks);
      if (json) speakJson(socket, hooks.refused);
      new Intake(socket, { refused: hooks.refused, delay: () => hooks.delay(socket) });
    });
  }
}

/**
 * Whoever leaves more bytes than this unread gets no further answers: the story of a long match has
 * a few hundred thousand.
 */
const MOST_UNREAD = 4 * 2 ** 20;

type Verdict = (admitted: boolean, status?: number, message?: string) => void;

async function admit(
  hooks: ConnectionHooks,
  request: IncomingMessage,
  answer: Verdict,
): Promise<void> {
  try {
    const refusal = await hooks.admit(request);
    if (refusal) answer(false, refusal.status, refusal.why);
    else answer(true);
  } catch {
    answer(false, 500, 'the server failed');
  }
}

/** Stands in front of a socket from now on. */
export function guard(socket: RawSocket, { refused }: Pick<ConnectionHooks, 'refused'>): void {
  const emit = socket.emit.bind(socket);
  let closing = false;
  const refuse = (why: string): boolean => {
    closing = true;
    refused(why);
    socket.close(CloseCode.WITH_ERROR, why);
    return true;
  };
  socket.emit = (event, ...args) => {
    // What is wrong with the connection itself comes as an error, and its end follows.
    if (event === 'error') {
      refused('a broken connection');
      return true;
    }
    if (event !== 'message') return emit(event, ...args);
    if (closing) return true;
    const problem =
      socket.bufferedAmount > MOST_UNREAD
        ? 'answers that nobody reads'
        : frameProblem(args[0] as Uint8Array);
    if (problem !== undefined) return refuse(problem);
    try {
      return emit(event, ...args);
    } catch {
      return refuse('a frame that cannot be read');
    }
  };
}
