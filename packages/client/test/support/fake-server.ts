import { type Answer, type HistoryStep, type JoinOptions, NO_PROMPT } from '@atoll/protocol';
import { ApiError } from '../../src/net/api.ts';
import { readSnapshot } from '../../src/net/snapshot.ts';
import type { RoomLink, RoomListener, Transport } from '../../src/net/link/transport.ts';
import { JoinDenied, LinkLost, ServerFailed } from '../../src/net/link/transport.ts';

interface Sent {
  readonly name: string;
  readonly body: unknown;
}

const CODES = { code: 'KXR7MP', longCode: 'KXR7MPACDEFG' };

/** A server in memory that can fail in every way a real one can. */
export class FakeServer implements Transport {
  readonly requests: Sent[] = [];
  readonly joins: JoinOptions[] = [];
  seq = 0;
  /** From which entries history was asked for. */
  readonly asked: number[] = [];
  history: HistoryStep[] = [];
  /** How many of the next `ensure` calls fail because nobody listens. */
  down = 0;
  known = true;
  /** Whether this server has the rules of the match. */
  playable = true;
  /**
   * How many of the next `ensure` calls, and then how many of the next `join` calls, the server
   * fails at; how many of the next requests for history it cannot read.
   */
  fails = { ensure: 0, join: 0, history: 0 };
  phase: 'waiting' | 'playing' | 'over' = 'playing';
  /** Who sits beside the seat of the client. */
  others: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[] = [];
  /** How often it was asked to open the table. */
  ensured = 0;
  denies = false;
  /** The only token that opens the seat; undefined lets everybody in. */
  opens: string | undefined;
  /** Answers a request; throwing `LinkLost` is silence. */
  answer: (sent: Sent) => Answer | Promise<Answer> = () => ({ ok: true, seq: this.seq });
  #listener: RoomListener | undefined;

  readonly ensure = async (): Promise<string> => {
    this.ensured += 1;
    if (!this.known) throw new ApiError(404, { code: 'unknown-match', message: 'no such match' });
    if (!this.playable)
      throw new ApiError(409, { code: 'unplayable', message: 'the match began under other rules' });
    if (this.fails.ensure-- > 0)
      throw new ApiError(500, { code: 'internal', message: 'the server failed' });
    if (this.down > 0) {
      this.down -= 1;
      throw new TypeError('connection refused');
    }
    return 'room';
  };

  readonly join = async (
    _roomId: string,
    options: JoinOptions,
    listener: RoomListener,
  ): Promise<RoomLink> => {
    this.joins.push(options);
    if (this.fails.join-- > 0) throw new ServerFailed('the server failed');
    if (this.denies || (this.opens !== undefined && options.token !== this.opens))
      throw new JoinDenied('no seat');
    this.#listener = listener;
    listener.state(this.snapshot());
    const prompt = { ...NO_PROMPT, question: this.seq, legal: ['go'] };
    listener.welcome({
      seat: 0,
      host: true,
      seq: this.seq,
      prompt,
      privateView: 'first hand',
      ...CODES,
    });
    return {
      request: async (name, body) => {
        if (name === 'history') {
          this.asked.push((body as { from: number }).from);
          if (this.fails.history-- > 0) return { ok: false, reasons: [{ code: 'not-stored' }] };
          return { ok: true, steps: this.history };
        }
        this.requests.push({ name, body });
        return this.answer({ name, body });
      },
      close: () => this.close(1000),
    };
  };

  snapshot() {
    return readSnapshot({
      seq: this.seq,
      phase: this.phase,
      seats: [{ name: 'Mira', kind: 'person', connected: true }, ...this.others],
    });
  }

  /** Accepts a decision: first the state, then the step, as the room does. */
  step({
    undone = 0,
    after = this.seq,
    sealed = false,
    own = {} as { readonly privateView?: unknown },
  } = {}): void {
    this.seq += 1;
    this.#listener?.state(this.snapshot());
    this.#listener?.step({
      seq: this.seq,
      after,
      seat: 0,
      at: 0,
      id: '',
      events: [`event ${this.seq}`],
      sealed,
      undone,
      prompt: { ...NO_PROMPT, question: this.seq, legal: [] },
      ...own,
    });
  }

  /** Begins the match: the open seats are dropped, and everybody is welcomed anew. */
  begin(seat: number): void {
    this.#listener?.state(this.snapshot());
    this.#listener?.welcome({
      seat,
      host: false,
      seq: this.seq,
      prompt: { ...NO_PROMPT, question: 1, legal: ['first'] },
      ...CODES,
    });
  }

  /** Only the room's state changes, without a decision. */
  touch(watchers: number): void {
    this.#listener?.state({ ...this.snapshot(), watchers });
  }

  close(code: number): void {
    const listener = this.#listener;
    this.#listener = undefined;
    listener?.closed(code);
  }
}

export const silence = (): never => {
  throw new LinkLost('no answer');
};
