import type { IncomingMessage } from 'node:http';
import { CloseCode, type TransportOptions } from 'colyseus';
import type { WebSocket } from 'ws';
import { bundleWrites } from './bundled-writes.ts';
import { frameProblem } from './frame-check.ts';
import { Intake } from './intake.ts';
import { asksForJson, speakJson } from './json-frames.ts';
import { StaggeredPingTransport } from './staggered-ping.ts';

/** A status and a sentence for a client that may not connect. */
export interface Rejection {
  readonly status: number;
  readonly why: string;
}

export interface ConnectionHooks {
  /** Decides about a connection before it is made; undefined lets it in. */
  readonly admit: (request: IncomingMessage) => Promise<Rejection | undefined>;
  /** Called for every new connection, before anything is read from it. */
  readonly arrived: (socket: object, request: IncomingMessage) => void;
  /** Counts a frame of a connection; returns how long it must wait, in ms. */
  readonly delay: (socket: object) => number;
  /** Called for every connection that is closed because of its messages. */
  readonly refused: (why: string) => void;
}

/** The part of a socket between the network and Colyseus. */
interface RawSocket {
  /** The unsent bytes. */
  readonly bufferedAmount: number;
  emit(event: string | symbol, ...args: unknown[]): boolean;
  close(code: number, reason: string): void;
}

/**
 * Most fragments of a message, and most network chunks of a fragment: an incomplete message is kept
 * chunk by chunk, and a chunk of one byte takes a hundred of memory.
 */
const MOST_FRAGMENTS = 32;
const MOST_CHUNKS = 256;

/**
 * The transport of Colyseus with checks of its own: it decides which clients may connect, and a
 * frame that is invalid, or that Colyseus fails on, ends only its own connection.
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
 * A client with more unread bytes than this gets no further answers: the history of a long match
 * has a few hundred thousand.
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

/** Installs the checks in front of a socket. */
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
    // A protocol error of the connection comes as an error event, and its end follows.
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
