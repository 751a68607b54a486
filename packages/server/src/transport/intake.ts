import { CloseCode } from 'colyseus';
import type { WebSocket } from 'ws';

/** Most waiting frames of a connection, and their bytes; a connection beyond that is closed. */
const MOST_HELD = 300;
const MOST_HELD_BYTES = 128 * 1024;
/** Most requests of a connection under way; the next ones wait unread. */
const MOST_UNDER_WAY = 4;
/** Unread bytes beyond which no further frame is processed until the client has read them. */
const MUCH_UNREAD = 256 * 1024;
const LOOK_AGAIN_MS = 50;

/** The part of a socket that an intake controls. */
export type IntakeSocket = Pick<
  WebSocket,
  'bufferedAmount' | 'close' | 'emit' | 'once' | 'pause' | 'resume'
>;

export interface IntakeHooks {
  /** Called with the reason why a connection is closed. */
  readonly refused: (why: string) => void;
  /** Counts a frame; returns how long it must wait, in ms. */
  readonly delay?: () => number;
}

const intakes = new WeakMap<object, Intake>();

/** The intake of a socket; undefined without one. */
export function intakeOf(socket: object): Intake | undefined {
  return intakes.get(socket);
}

/**
 * Lets the frames of a connection in, one after the other, and none while there is a hold: then the
 * socket is not read, so that further messages wait at the client. Frames that were read already
 * wait as raw bytes.
 */
export class Intake {
  readonly #socket: IntakeSocket;
  readonly #letIn: (...args: unknown[]) => void;
  readonly #delay: () => number;
  readonly #flooded: (why: string) => void;
  #held: (readonly unknown[])[] = [];
  #heldBytes = 0;
  /** Whether the next one has been counted. */
  #counted = false;
  #holds = 0;
  #pauses = 0;
  #underWay = 0;
  #letUnderWay: (() => void) | undefined;
  #closed = false;

  /** Install in front of all other checks of a socket. */
  constructor(socket: IntakeSocket, { refused, delay = () => 0 }: IntakeHooks) {
    const [emit, close] = [socket.emit.bind(socket), socket.close.bind(socket)];
    this.#socket = socket;
    this.#delay = delay;
    this.#letIn = (...args) => emit('message', ...args);
    this.#flooded = (why) => {
      refused(why);
      socket.close(CloseCode.WITH_ERROR, why);
    };
    socket.emit = (event: string | symbol, ...args: unknown[]) => {
      if (event !== 'message') return emit(event, ...args);
      this.#take(args);
      return true;
    };
    socket.close = (code, reason) => {
      close(code, reason);
      this.#end();
    };
    socket.once('close', () => this.#end());
    intakes.set(socket, this);
  }

  /** How many frames wait. */
  get held(): number {
    return this.#held.length;
  }

  /**
   * Lets nothing in until the returned function is called, and does not read the socket meanwhile.
   */
  hold(): () => void {
    if (this.#pauses++ === 0 && !this.#closed) this.#socket.pause();
    const letGo = this.#holdUnpaused();
    return once(() => {
      if (--this.#pauses === 0 && !this.#closed) this.#socket.resume();
      letGo();
    });
  }

  /** Counts a request under way, until the returned function is called. */
  begin(): () => void {
    if (++this.#underWay === MOST_UNDER_WAY) this.#letUnderWay = this.hold();
    return once(() => {
      if (--this.#underWay >= MOST_UNDER_WAY) return;
      const letGo = this.#letUnderWay;
      this.#letUnderWay = undefined;
      letGo?.();
    });
  }

  #take(args: readonly unknown[]): void {
    if (this.#closed) return;
    this.#held.push(args);
    this.#heldBytes += sizeOf(args);
    this.#goOn();
    if (this.#held.length > MOST_HELD || this.#heldBytes > MOST_HELD_BYTES)
      this.#flooded('requests that wait for nothing');
  }

  /** The socket is still read, so that the client's pongs arrive. */
  #holdUntilRead(): void {
    const letGo = this.#holdUnpaused();
    const look = setInterval(() => {
      if (this.#socket.bufferedAmount > MUCH_UNREAD && !this.#closed) return;
      clearInterval(look);
      letGo();
    }, LOOK_AGAIN_MS);
    look.unref();
  }

  #holdUnpaused(): () => void {
    this.#holds++;
    return once(() => {
      this.#holds--;
      this.#goOn();
    });
  }

  /** A frame is counted when its turn comes, so that one at a time waits for its address. */
  #goOn(): void {
    while (this.#holds === 0 && !this.#closed) {
      const [next] = this.#held;
      if (!next) return;
      if (this.#socket.bufferedAmount > MUCH_UNREAD) return this.#holdUntilRead();
      const delay = this.#counted ? 0 : this.#delay();
      this.#counted = delay > 0;
      if (delay > 0) return void setTimeout(this.hold(), delay).unref();
      this.#held.shift();
      this.#heldBytes -= sizeOf(next);
      this.#letIn(...next);
    }
  }

  /** Reads the socket to its end, and lets nothing more in. */
  #end(): void {
    this.#closed = true;
    this.#held = [];
    this.#socket.resume();
  }
}

function sizeOf([data]: readonly unknown[]): number {
  return data instanceof Uint8Array ? data.length : 0;
}

/** Wraps a function so that only the first call runs it. */
function once(work: () => void): () => void {
  let done = false;
  return () => {
    if (done) return;
    done = true;
    work();
  };
}
