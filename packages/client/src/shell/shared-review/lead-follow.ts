import type { ReviewShown } from '@atoll/protocol';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';
import type { ReviewConnection } from '../../net/review/review-connection.ts';

/** Shortest interval between two positions that a leader sends, in ms. */
const SEND_MS = 120;

export type LeadFollowMode = 'leading' | 'following' | 'around';

export interface LeadFollowParts {
  readonly session: Pick<
    ReplaySession,
    'forward' | 'goTo' | 'hides' | 'length' | 'lookFrom' | 'position' | 'subscribe' | 'viewpoint'
  >;
  readonly connection: Pick<ReviewConnection, 'getState' | 'show' | 'subscribe'>;
}

/**
 * Ties a replay to a shared review: a leader's moves are sent, a follower's replay moves with the
 * leader's. A follower who moves looks around until `follow`.
 */
export class LeadFollow {
  readonly #parts: LeadFollowParts;
  readonly #listeners = new Set<() => void>();
  #mode: LeadFollowMode = 'following';
  #moving = false;
  #began = false;
  #sending: ReturnType<typeof setTimeout> | undefined;
  #sentAt = 0;

  constructor(parts: LeadFollowParts) {
    this.#parts = parts;
  }

  readonly getMode = (): LeadFollowMode => this.#mode;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Begins; the returned call ends it. */
  start(): () => void {
    const { session, connection } = this.#parts;
    const ends = [
      session.subscribe(() => this.#onMove()),
      connection.subscribe(() => this.#onReview()),
    ];
    this.#onReview();
    return () => {
      ends.forEach((end) => end());
      clearTimeout(this.#sending);
    };
  }

  /** Returns to the leader. */
  readonly follow = (): void => {
    if (this.#mode === 'leading') return;
    this.#set('following');
    this.#goToLeader();
  };

  #onReview(): void {
    const { review, status } = this.#parts.connection.getState();
    if (!review || status !== 'live') return;
    const leads = review.lead === review.you;
    const [isFirst, before] = [!this.#began, this.#mode];
    this.#began = true;
    if (leads) {
      this.#set('leading');
      // a leader who reloads the page stays where the others are
      if (isFirst && review.shown) this.#goToLeader();
      else if (before !== 'leading' || !this.#isAtLeader()) this.#send();
      return;
    }
    if (before === 'leading') this.#set('following');
    if (this.#mode === 'following') this.#goToLeader();
  }

  #onMove(): void {
    if (this.#moving || !this.#began || this.#isAtLeader()) return;
    if (this.#mode === 'leading') this.#send();
    else this.#set('around');
  }

  /** The position of the leader, as this replay can show it. */
  #target(): ReviewShown | undefined {
    const { session, connection } = this.#parts;
    const shown = connection.getState().review?.shown;
    if (!shown) return undefined;
    const seat = shown.seat === 'open' && !session.hides ? -1 : shown.seat;
    return { at: Math.min(shown.at, session.length), seat };
  }

  #isAtLeader(): boolean {
    const { session } = this.#parts;
    const target = this.#target();
    return session.position() === target?.at && session.viewpoint() === target.seat;
  }

  #goToLeader(): void {
    const { session } = this.#parts;
    const target = this.#target();
    if (!target || this.#isAtLeader()) return;
    this.#moving = true;
    session.lookFrom(target.seat);
    if (target.at === session.position() + 1) session.forward();
    else session.goTo(target.at);
    this.#moving = false;
  }

  /** Sends the newest position, soon. */
  #send(): void {
    if (this.#sending !== undefined) return;
    const rest = Math.max(0, this.#sentAt + SEND_MS - Date.now());
    this.#sending = setTimeout(() => {
      const { session, connection } = this.#parts;
      this.#sending = undefined;
      this.#sentAt = Date.now();
      if (this.#mode === 'leading')
        void connection.show({ at: session.position(), seat: session.viewpoint() });
    }, rest);
  }

  #set(mode: LeadFollowMode): void {
    if (mode === this.#mode) return;
    this.#mode = mode;
    for (const listener of this.#listeners) listener();
  }
}
