import type { Seat } from '@atoll/engine';
import type { ReadonlyMatchState } from '../match/match-state.ts';
import type {
  About,
  NoticeState,
  Subscription,
  SubscriptionStore,
} from '../store/subscriptions.ts';
import { isAlike, NO_NOTICE, onLeaving, postponed, whileAway } from './notice-state.ts';

/**
 * How long a page may seem connected after it is gone, in ms: a prompt newer than this when its
 * person leaves counts as unseen.
 */
const UNSEEN_MS = 15_000;

/** What notices need to know of a match. */
export type WatchedMatch = Pick<
  ReadonlyMatchState,
  'record' | 'match' | 'over' | 'promptOf' | 'seatOf' | 'botOf' | 'pausedUntil'
>;

export interface TableNoticesParts {
  readonly state: WatchedMatch;
  readonly connected: (seat: Seat) => boolean;
  readonly store: SubscriptionStore;
  /** How long a person must be away before a notice is sent, in ms. */
  readonly after: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Aborted on shutdown: the connections that end then are not absences. */
  readonly leaving: AbortSignal;
  /** Called with the due time of a notice. */
  readonly wake: (due: number) => void;
  readonly onError: (error: unknown) => void;
}

/** A seat at the last look. */
interface SeenSeat {
  readonly here: boolean;
  readonly wanted: About | '';
  /** The end of a pause, before which no question is sent, in ms since 1970; 0 for none. */
  readonly from: number;
}

interface Change extends SeenSeat {
  /** The person was here until now, and knew the prompt. */
  readonly seen: boolean;
  /** A pause began or ended, so that a pending question is due at another time. */
  readonly moved: boolean;
}

/**
 * Stores the notices due to the people of one table. It writes to the store only when a seat
 * changes: its person's presence, or the notice that an absent person needs.
 */
export class TableNotices {
  readonly #parts: TableNoticesParts;
  #standings: readonly (SeenSeat | undefined)[] = [];
  #begun: boolean;
  #seq = -1;
  #movedAt = 0;
  #work: Promise<void> = Promise.resolve();

  constructor(parts: TableNoticesParts) {
    this.#parts = parts;
    this.#begun = parts.state.match !== undefined;
  }

  /** Call after every change of the match, of the table, or of the connections. */
  look(): void {
    const { state, now, leaving } = this.#parts;
    if (leaving.aborted) return;
    const seq = state.match?.seq ?? -1;
    const begins = !this.#begun && state.match !== undefined;
    if (seq !== this.#seq) this.#movedAt = now();
    // Seats get other numbers as the match begins.
    if (begins) this.#standings = [];
    this.#begun ||= begins;
    this.#seq = seq;
    const before = this.#standings;
    this.#standings = state.record.table.seats.map(({ kind }, seat) =>
      kind === 'person' ? this.#standing(seat) : undefined,
    );
    const changes = new Map<Seat, Change>();
    this.#standings.forEach((standing, seat) => {
      const old = before[seat];
      const moved = (old?.from ?? 0) !== standing?.from;
      const same = old?.here === standing?.here && old?.wanted === standing?.wanted;
      if (!standing || (same && !moved)) return;
      const left = old?.here === true && !standing.here;
      const seen = left && now() - this.#movedAt >= UNSEEN_MS;
      const wanted = begins && standing.wanted === '' ? 'began' : standing.wanted;
      changes.set(seat, { ...standing, wanted, seen, moved });
    });
    if (changes.size === 0) return;
    this.#work = this.#work
      .then(() => this.#write(changes))
      .catch((error: unknown) => {
        // A change that could not be written is computed anew.
        this.#standings = [];
        this.#parts.onError(error);
      });
  }

  /** Resolves when all changes so far are written. */
  settled(): Promise<void> {
    return this.#work;
  }

  /**
   * The presence of a seat's person, and the notice due; the prompt is computed for absent people
   * only.
   */
  #standing(seat: Seat): SeenSeat {
    const { state, connected } = this.#parts;
    const from = state.pausedUntil;
    if (connected(seat)) return { here: true, wanted: state.over ? 'over' : '', from };
    if (state.over) return { here: false, wanted: 'over', from };
    if (state.botOf(seat) !== '') return { here: false, wanted: '', from };
    const { legal, asked } = state.promptOf(seat);
    return { here: false, wanted: asked ? 'turn' : legal.length > 0 ? 'aside' : '', from };
  }

  async #write(changes: ReadonlyMap<Seat, Change>): Promise<void> {
    const { state, store } = this.#parts;
    for (const subscription of await store.ofMatch(state.record.matchId)) {
      const seat = state.seatOf(subscription.tokenHash);
      const change = changes.get(seat);
      // The seat has another token, or another person; or its person has seen the end.
      if (seat < 0 || (change?.here && change.wanted === 'over')) await store.drop(subscription);
      else if (change) await this.#note(subscription, change);
    }
  }

  async #note(subscription: Subscription, change: Change): Promise<void> {
    const { store, wake } = this.#parts;
    const state = this.#after(subscription, change);
    if (isAlike(subscription, state)) return;
    // A send meanwhile has changed the state.
    if (await store.note(subscription, state)) {
      if (state.due > 0) wake(state.due);
      return;
    }
    const { matchId, device, kind } = subscription;
    const fresh = (await store.ofMatch(matchId)).find(
      (other) => other.device === device && other.kind === kind,
    );
    if (fresh) await store.note(fresh, this.#after(fresh, change));
  }

  #after(state: NoticeState, { here, wanted, seen, from, moved }: Change): NoticeState {
    const { now, after } = this.#parts;
    if (here) return NO_NOTICE;
    if (seen) return onLeaving(wanted);
    const due = Math.max(now(), from) + after;
    const next = whileAway(state, { wanted, due });
    return moved ? postponed(next, due) : next;
  }
}
