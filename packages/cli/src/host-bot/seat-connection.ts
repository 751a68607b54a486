import { randomUUID } from 'node:crypto';
import { UsageError } from '../usage.ts';
import {
  type Answer,
  entry,
  type Message,
  post,
  type Prompt,
  readMessage,
  type Table,
} from './messages.ts';

/** A question to a seat, with the knowledge of the seat. */
export interface SeatQuestion {
  readonly question: number;
  /** The match waits for this seat; if not, the seat may let the moment pass. */
  readonly asked: boolean;
  readonly seat: number;
  readonly game: string;
  /** The options of the match, in the format of the game. */
  readonly options: unknown;
  readonly view: unknown;
  readonly privateView: unknown;
  readonly legal: readonly unknown[];
}

/** Makes the decisions of a seat. */
export interface SeatPlayer {
  /** One of the legal actions, or undefined to pass on a question that needs no answer. */
  choose(question: SeatQuestion): Promise<unknown>;
  /** The match is over. */
  over(scores: readonly unknown[]): void;
}

export interface SeatPlace {
  readonly server: string;
  readonly matchId: string;
  readonly token: string;
}

export interface SeatParts {
  readonly player: SeatPlayer;
  /** Whether to agree to a rematch, and to play it. */
  readonly again: boolean;
  /** Ends the connection. */
  readonly signal?: AbortSignal;
  /** Called with a message about a failure, for the operator of the program. */
  readonly warn: (text: string) => void;
}

/**
 * How a connection ended: the match is over (`next` is the id of the following one, or ''), another
 * connection has taken the seat, or the connection broke and the client should reconnect.
 */
export type SeatEnd =
  | { readonly kind: 'over'; readonly next: string }
  | { readonly kind: 'seat-lost' }
  | { readonly kind: 'broken'; readonly welcomed: boolean };

/** Close codes for a seat taken over, and for a token that is no longer valid. */
const SEAT_LOST: readonly number[] = [4101, 4102];

/** Plays a seat over one connection. Throws `Refused`, and `TypeError` when no server answers. */
export async function playSeat(place: SeatPlace, parts: SeatParts): Promise<SeatEnd> {
  const { server, matchId, token } = place;
  const enter = new URL(`/api/matches/${matchId}/enter`, server);
  const { socket } = await post(enter, { body: { token }, answer: entry });
  return new SeatConnection(new URL(socket, server).href.replace(/^http/, 'ws'), parts).end;
}

class SeatConnection {
  readonly end: Promise<SeatEnd>;
  readonly #parts: SeatParts;
  readonly #socket: WebSocket;
  readonly #answers = new Map<number, (answer: Answer) => void>();
  #table: Table | undefined;
  #seat = -1;
  #privateView: unknown;
  #prompt: Prompt = { question: -1, asked: false, legal: [] };
  /** The number of the question last given to the player. */
  #given = -1;
  #fail: (error: unknown) => void = () => undefined;
  #hasFinished = false;
  #n = 0;

  constructor(address: string, parts: SeatParts) {
    this.#parts = parts;
    this.#socket = new WebSocket(address);
    parts.signal?.addEventListener('abort', () => this.#socket.close());
    this.#socket.onmessage = ({ data }) => {
      const message = readMessage(String(data));
      if (message) this.#take(message);
    };
    this.end = new Promise((resolve, reject) => {
      this.#fail = reject;
      this.#socket.onclose = ({ code }) => resolve(this.#ended(code));
    });
  }

  #ended(code: number): SeatEnd {
    if (this.#isDone()) return { kind: 'over', next: this.#table?.next ?? '' };
    if (SEAT_LOST.includes(code)) return { kind: 'seat-lost' };
    return { kind: 'broken', welcomed: this.#table !== undefined };
  }

  #isDone(): boolean {
    const { phase, next } = this.#table ?? { phase: 'waiting', next: '' };
    return phase === 'over' && (!this.#parts.again || next !== '');
  }

  #take(message: Message): void {
    if (message.type === 'error') return this.#parts.warn(message.message);
    if (message.type === 'welcome') {
      this.#seat = message.seat;
      this.#privateView = message.privateView;
      if (!this.#table) void this.#ask('seats', { do: 'program', program: true });
    }
    if (message.type === 'step') this.#privateView = message.privateView ?? this.#privateView;
    if ('table' in message) this.#table = message.table;
    if ('prompt' in message && message.prompt) this.#prompt = message.prompt;
    if (message.type === 'answer') this.#answers.get(message.n)?.(message);
    if (this.#table?.phase === 'over') return this.#finish(this.#table);
    // The state of a step arrives before the step: the prompt fits it only then.
    if (message.type !== 'table') void this.#decide();
  }

  #finish({ scores }: Table): void {
    if (!this.#hasFinished) {
      this.#hasFinished = true;
      this.#parts.player.over(scores);
      if (this.#parts.again) void this.#ask('rematch', { do: 'agree' });
    }
    if (this.#isDone()) this.#socket.close();
  }

  async #decide(): Promise<void> {
    const { question, legal, asked } = this.#prompt;
    const table = this.#table;
    if (!table || legal.length === 0 || question === this.#given) return;
    this.#given = question;
    const { game, options, view } = table;
    const known = { view, privateView: this.#privateView };
    const action = await this.#choose({
      ...{ question, asked, seat: this.#seat, game, options: JSON.parse(options) as unknown },
      ...{ ...known, legal },
    });
    if (this.#prompt.question !== question || (action === undefined && !asked)) return;
    const refused = await this.#submit(question, action);
    if (refused === '' || refused === 'stale' || this.#prompt.question !== question) return;
    this.#parts.warn(`the action was refused: ${refused}`);
    if (asked) await this.#submit(question, legal[0]);
  }

  /**
   * A player that fails must not hold up the table; one that cannot run at all ends the connection.
   */
  async #choose(question: SeatQuestion): Promise<unknown> {
    try {
      return await this.#parts.player.choose(question);
    } catch (error) {
      if (error instanceof UsageError) {
        this.#fail(error);
        this.#socket.close();
      } else this.#parts.warn(`the bot failed: ${String(error)}`);
      return question.asked ? question.legal[0] : undefined;
    }
  }

  /** The code with which an action was refused, or ''. */
  async #submit(basedOn: number, action: unknown): Promise<string> {
    const answer = await this.#ask('submit', { id: randomUUID(), basedOn, action });
    return answer.ok ? '' : (answer.reasons[0]?.code ?? 'refused');
  }

  /** Never resolves when the connection ends before. */
  #ask(request: string, body: object): Promise<Answer> {
    const n = this.#n++;
    this.#socket.send(JSON.stringify({ request, n, body }));
    return new Promise((resolve) => {
      this.#answers.set(n, (answer) => {
        this.#answers.delete(n);
        resolve(answer);
      });
    });
  }
}
