import {
  CLOSE_REPLACED,
  type ReviewAnswer,
  type ReviewJoinOptions,
  type ReviewLeadRequest,
  type ReviewMessage,
  type ReviewNote,
  type ReviewNotesMessage,
  type ReviewShown,
} from '@atoll/protocol';
import { Client, type Room } from 'colyseus.js';
import { AdaptiveTimeout } from '../link/adaptive-timeout.ts';
import { backOff, CancellableDelay } from '../link/delay.ts';
import { Heartbeat } from '../link/heartbeat.ts';

/** Why a review is not joined any more; `replaced`: another tab of this browser joined it. */
export type ReviewEnd = 'gone' | 'full' | 'replaced';

/** What a person knows of a review. */
export interface ReviewState {
  readonly status: 'connecting' | 'live' | 'lost' | ReviewEnd;
  /** Undefined until the first message. */
  readonly review: ReviewMessage | undefined;
  readonly notes: readonly ReviewNote[];
}

/** The codes of a refused entry: no such room, and no place in it. */
const [NO_ROOM, NO_PLACE] = [522, 409];
/** How long a request may stay unanswered, in ms. */
const REQUEST_MS = 8_000;
const LOST: ReviewAnswer = { ok: false, reasons: [{ code: 'left' }] };

/** One shared review, over any number of connections: when one ends, the next is made. */
export class ReviewConnection {
  readonly #id: string;
  readonly #options: ReviewJoinOptions;
  readonly #client: Client;
  readonly #pause = new CancellableDelay();
  readonly #timeout = new AdaptiveTimeout();
  readonly #listeners = new Set<() => void>();
  #state: ReviewState = { status: 'connecting', review: undefined, notes: [] };
  #room: Room | undefined;
  /** Increases on `open` and `leave`, so that an older loop ends. */
  #generation = 0;

  constructor(id: string, options: ReviewJoinOptions, origin: string = location.origin) {
    this.#id = id;
    this.#options = options;
    this.#client = new Client(origin);
  }

  readonly getState = (): ReviewState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects, and reconnects when needed. */
  readonly open = (): void => {
    const generation = ++this.#generation;
    this.#set({ status: this.#state.review ? 'lost' : 'connecting' });
    void this.#keepConnected(generation);
  };

  /** Leaves the review for good: the others see it at once. */
  readonly leave = (): void => {
    this.#generation += 1;
    this.#pause.end();
    void this.#room?.leave().catch(() => undefined);
    this.#room = undefined;
  };

  readonly show = (shown: ReviewShown): Promise<ReviewAnswer> => this.#ask('show', shown);

  readonly lead = (request: ReviewLeadRequest): Promise<ReviewAnswer> => this.#ask('lead', request);

  /** Replaces the own note at a moment; '' deletes it. */
  readonly note = (note: Pick<ReviewNote, 'at' | 'text'>): Promise<ReviewAnswer> =>
    this.#ask('note', note);

  async #ask(name: string, body: unknown): Promise<ReviewAnswer> {
    try {
      const asked = this.#room?.request<unknown, ReviewAnswer | undefined>(name, body, {
        timeout: REQUEST_MS,
      });
      return (await asked) ?? LOST;
    } catch {
      return LOST;
    }
  }

  async #keepConnected(generation: number): Promise<void> {
    for (let failures = 0; generation === this.#generation; failures++) {
      try {
        const code = await this.#connect(generation);
        if (generation !== this.#generation) return;
        failures = 0;
        if (code === CLOSE_REPLACED) return this.#set({ status: 'replaced' });
      } catch (error) {
        const code = error instanceof Error && 'code' in error ? error.code : undefined;
        if (generation !== this.#generation) return;
        if (code === NO_ROOM) return this.#set({ status: 'gone' });
        if (code === NO_PLACE) return this.#set({ status: 'full' });
      }
      this.#set({ status: this.#state.review ? 'lost' : 'connecting' });
      await this.#pause.begin(backOff(failures));
    }
  }

  /** One connection from its beginning to its end; resolves to the close code. */
  async #connect(generation: number): Promise<number> {
    const room: Room = await this.#client.joinById(this.#id, this.#options);
    room.reconnection.enabled = false;
    return new Promise((resolve) => {
      const end = (code: number): void => {
        heartbeat.stop();
        if (this.#room === room) this.#room = undefined;
        resolve(code);
      };
      const heartbeat = new Heartbeat({
        timeout: this.#timeout,
        ask: () => room.ping(() => heartbeat.received()),
        onSilence: () => {
          room.removeAllListeners();
          room.connection.close();
          end(0);
        },
      });
      room.onLeave(end);
      room.onMessage<ReviewMessage>('review', (review) => {
        heartbeat.received();
        if (generation === this.#generation) this.#set({ status: 'live', review });
      });
      room.onMessage<ReviewNotesMessage>('notes', ({ notes }) => {
        heartbeat.received();
        if (generation === this.#generation) this.#set({ notes });
      });
      if (generation === this.#generation) this.#room = room;
      else void room.leave().catch(() => undefined);
    });
  }

  #set(change: Partial<ReviewState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
