import type {
  Answer,
  HistoryAnswer,
  RematchRequest,
  SeatRequest,
  StepMessage,
  WelcomeMessage,
} from '@atoll/protocol';
import { CLOSE_REMOVED, CLOSE_REPLACED } from '@atoll/protocol';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import {
  UNKNOWN_TABLE,
  type TableSnapshot,
  type TableState,
} from '@atoll/table-kit/table/session/table-state.ts';
import { ASKING, type End, endOf, ERROR_TRIES, LEFT } from './link/connection-end.ts';
import { backOff, CancellableDelay } from './link/delay.ts';
import type { SeatKeys } from './seats/seats.ts';
import { KnownLog } from './known-log.ts';
import { NextLink } from './next-link.ts';
import { SeatJoin } from './seats/seat-join.ts';
import { SeatShare, type SeatShareParts } from './seats/seat-share.ts';
import { untilStored } from './until-stored.ts';
import { LinkLost, type RoomLink, type Transport } from './link/transport.ts';

export interface ConnectionOptions {
  readonly transport: Transport;
  readonly matchId: string;
  /** The seat token; without it the client is a spectator. */
  readonly token?: string | undefined;
  /** A token that may have replaced it: the page was closed before the answer came. */
  readonly next?: string | undefined;
  /**
   * Called whenever the token of the seat changes, or is about to: the stored keys must open the
   * seat at any moment.
   */
  readonly onToken?: (keys: SeatKeys) => void;
  /** The stored keys of the seat: another page of this browser may have replaced the token. */
  readonly kept?: (() => SeatKeys | undefined) | undefined;
  readonly newId: () => string;
  /** Without it nothing is added to the seed of the match. */
  readonly shares?: SeatShareParts['shares'];
  readonly wait?: (ms: number) => Promise<void>; // waits for so many ms; tests pass their own
}

/**
 * One table, over any number of connections: when one ends, the next is requested, and a request
 * without an answer is sent again with its old id, so that the server answers it once. It ends only
 * when the seat was taken over elsewhere or opened by the host, when the match is unknown or has
 * other rules, when a server fails repeatedly, and on `leave`.
 */
export class LiveSession implements TableSession {
  readonly #options: ConnectionOptions;
  readonly #pause: CancellableDelay;
  readonly #seatJoin: SeatJoin;
  readonly #log = new KnownLog();
  readonly #next = new NextLink();
  readonly #share: SeatShare;
  readonly #listeners = new Set<() => void>();
  readonly #stepListeners = new Set<(step: StepMessage) => void>();
  #state: TableState = UNKNOWN_TABLE;
  #link: RoomLink | undefined;
  /** The newest room state; shown together with the step that caused it. */
  #ahead: TableSnapshot | undefined;
  #welcomed = false;
  #pending = 0;
  /** Increases on `leave` and `open`, so that an older loop ends. */
  #generation = 0;

  constructor(options: ConnectionOptions) {
    const { transport, token, next, onToken, kept, matchId, shares } = options;
    this.#options = options;
    this.#share = new SeatShare({ matchId, shares, send: (body) => this.#send('seats', body) });
    this.#seatJoin = new SeatJoin(transport, token === undefined ? undefined : { token, next }, {
      ...{ onToken, kept },
    });
    this.#pause = new CancellableDelay(options.wait);
  }

  readonly getState = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly onStep = (listener: (step: StepMessage) => void): (() => void) => {
    this.#stepListeners.add(listener);
    return () => this.#stepListeners.delete(listener);
  };

  /** Connects, and reconnects when needed. Called after 'replaced', it takes the seat back. */
  readonly open = (): void => {
    const generation = ++this.#generation;
    this.#next.begin();
    this.#set({ status: this.#state.snapshot ? 'lost' : 'connecting' });
    void this.#keepConnected(generation);
  };

  /** Ends the connection until the next `open`. */
  readonly leave = (): void => {
    this.#generation += 1;
    this.#pause.end();
    this.#link?.close();
    this.#link = undefined;
    this.#next.end();
  };

  /** Reconnects now instead of at the end of the pause. */
  readonly retry = (): void => this.#pause.end();

  readonly submit = (action: unknown): Promise<Answer> => this.#decide('submit', { action });

  readonly undo = (from?: number): Promise<Answer> =>
    this.#decide('undo', from === undefined ? {} : { from });

  readonly composing = (what: 'begin' | 'end'): void => void this.#send('composing', { do: what });

  /** Changes seats, options, access, pace or the own name. */
  readonly seats = (request: SeatRequest): Promise<Answer> => this.ask('seats', request);

  /** Replaces the token of the own seat; the old one no longer opens it. */
  readonly replaceToken = async (next: string): Promise<Answer> => {
    const ask = (token: string): Promise<Answer> => this.ask('seats', { do: 'token', token });
    return (await this.#seatJoin.replace(next, ask)) ?? LEFT;
  };

  /** Starts the match; for the host only. */
  readonly start = async (): Promise<Answer> => {
    await this.#share.arrived;
    return this.ask('start', undefined);
  };

  /** After the match: votes for or against a rematch, or goes on without some seats. */
  readonly rematch = (request: RematchRequest): Promise<Answer> =>
    this.ask('rematch', this.#share.withShare(request, this.#state.snapshot?.nextCommitment));

  async #keepConnected(generation: number): Promise<void> {
    let failures = 0;
    let errors = 0;
    while (generation === this.#generation) {
      try {
        const code = await this.#connect(generation);
        if (generation !== this.#generation) return;
        if (this.#welcomed) failures = errors = 0;
        if (code === CLOSE_REPLACED) return this.#end('replaced');
        // The token was replaced while this connection joined with the old one.
        if (code === CLOSE_REMOVED && !this.#seatJoin.unsure) return this.#end('removed');
      } catch (error) {
        if (generation !== this.#generation) return;
        const end = endOf(error);
        if (end === 'failed') errors += 1;
        if (end && (end !== 'failed' || errors >= ERROR_TRIES)) return this.#end(end);
      }
      if (this.#state.snapshot) this.#set({ status: 'lost' });
      await this.#pause.begin(backOff(failures));
      failures += 1;
    }
  }

  /** One connection from the request to its end; resolves to the close code. */
  async #connect(generation: number): Promise<number> {
    this.#welcomed = false;
    this.#ahead = undefined;
    const roomId = await this.#options.transport.ensure(this.#options.matchId);
    if (generation !== this.#generation) return CLOSE_REPLACED; // left meanwhile
    let closed: (code: number) => void = () => {};
    const end = new Promise<number>((resolve) => {
      closed = resolve;
    });
    const link = await this.#seatJoin.join(roomId, {
      state: (snapshot) => this.#onState(snapshot),
      welcome: (message) => this.#onWelcome(message),
      step: (message) => this.#onStep(message),
      closed,
    });
    if (generation !== this.#generation) {
      link.close();
      return end;
    }
    this.#link = link;
    this.#goLive();
    const code = await end;
    // A later `#send` learns of the end by itself: the status is never 'live' without a link.
    if (this.#link === link) {
      this.#link = undefined;
      this.#set({ status: 'lost' });
    }
    return code;
  }

  #onState(snapshot: TableSnapshot): void {
    this.#ahead = snapshot;
    this.#share.learn(snapshot);
    if (!this.#welcomed) return this.#goLive();
    const { seat, host, snapshot: known } = this.#state;
    if (snapshot.seq === known?.seq)
      this.#set({ snapshot, host: seat < 0 ? host : snapshot.host === seat });
  }

  #onWelcome({ seat, host, seq, now, prompt, privateView, code, longCode }: WelcomeMessage): void {
    this.#welcomed = true;
    this.#log.welcome(seq);
    this.#set({ seat, host, prompt, privateView, code, longCode });
    if (now) this.#set({ serverAhead: now - Date.now() });
    this.#goLive();
  }

  /** Live means joined, welcomed and with a state, in any order. */
  #goLive(): void {
    if (!this.#link || !this.#welcomed || !this.#ahead) return;
    this.#set({ status: 'live', snapshot: this.#ahead });
    this.#next.arrive(this.#link);
    this.#share.add(this.#ahead, this.#state.seat);
    this.#log.miss();
    if (this.#ahead.phase !== 'waiting') void this.#catchUp();
  }

  #onStep(step: StepMessage): void {
    const gap = this.#log.take(step);
    const { prompt, privateView = this.#state.privateView } = step;
    this.#set({
      snapshot: this.#ahead ?? this.#state.snapshot,
      prompt,
      privateView,
      steps: this.#log.steps,
    });
    for (const listener of this.#stepListeners) listener(step);
    if (gap) void this.#catchUp();
  }

  async #catchUp(): Promise<void> {
    const link = this.#link;
    const ask = async (from: number): Promise<HistoryAnswer | undefined> =>
      (await link?.request('history', { from }).catch(() => undefined)) as
        | HistoryAnswer
        | undefined;
    const answer = await this.#log.catchUp((from) =>
      untilStored(() => ask(from), this.#options.wait),
    );
    if (!answer) return;
    const { privateView = this.#state.privateView } = answer;
    this.#set({ steps: this.#log.steps, privateView });
  }

  #decide(name: 'submit' | 'undo', body: object): Promise<Answer> {
    return this.ask(name, {
      id: this.#options.newId(),
      basedOn: this.#state.prompt.question,
      ...body,
    });
  }

  async ask(name: string, body: unknown): Promise<Answer> {
    this.#pending += 1;
    this.#set({ busy: true });
    try {
      return await untilStored(() => this.#send(name, body), this.#options.wait);
    } finally {
      this.#pending -= 1;
      this.#set({ busy: this.#pending > 0 });
    }
  }

  /** Sends a request over as many links as it takes to get an answer. */
  async #send(name: string, body: unknown): Promise<Answer> {
    for (;;) {
      const { status } = this.#state;
      if (!ASKING.includes(status)) return LEFT;
      const link = status === 'live' ? this.#link : await this.#next.wait();
      if (!link) return LEFT;
      try {
        const answer = (await link.request(name, body)) as Answer;
        if (!answer.ok && answer.prompt) this.#set({ prompt: answer.prompt });
        return answer;
      } catch (error) {
        if (!(error instanceof LinkLost))
          return { ok: false, reasons: [{ code: 'failed', details: { message: String(error) } }] };
        if (this.#link === link) this.#drop(link);
      }
    }
  }

  /** Drops a link that does not answer. */
  #drop(link: RoomLink): void {
    this.#link = undefined;
    this.#set({ status: 'lost' });
    link.close();
  }

  #end(status: End): void {
    this.#set({ status });
    this.#next.end();
  }

  #set(change: Partial<TableState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
