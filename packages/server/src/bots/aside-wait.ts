import { asideSeatsOf, type Match, type Seat } from '@atoll/engine';
import type { Answer, ComposingMessage, TableAsideData } from '@atoll/protocol';
import type { ReadonlyMatchState } from '../match/match-state.ts';
import { refuse } from '../match/table.ts';

export interface AsideWaitParts {
  readonly state: Pick<ReadonlyMatchState, 'game' | 'match' | 'over' | 'record' | 'botOf'>;
  readonly connected: (seat: Seat) => boolean;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Wakes the bots: the time is up, or a player begins or ends to compose. */
  readonly onChange: () => void;
  /** Called when the state shown to all clients changes. */
  readonly onShown: () => void;
}

/**
 * How long a bot waits for connected people, in ms: enough to read an offer, to look at the own
 * cards and the map, and to decide whether to answer at all; composing has a time of its own.
 */
export const PEOPLE_MS = 30_000;
/** How long it waits where only bots, programs and absent people may act, in ms. */
export const OTHERS_MS = 8_000;
/** How much longer people who compose may delay it, all of them together, in ms. */
export const COMPOSING_MS = 120_000;

/** The time of a wait that has passed by `since`, and how it goes on from then. */
interface Wait {
  readonly since: number;
  readonly passed: number;
  readonly held: number;
  readonly paused: boolean;
  readonly whole: number;
}

/** The seats that may act aside, from the viewpoint of the table's bots. */
export interface AsideStanding {
  /** The seats that may act aside and have not passed. */
  readonly open: readonly Seat[];
  /** Whether the match waits for a bot, which would act now. */
  readonly wanted: boolean;
}

/**
 * How long the bots that a match waits for let other seats act aside, and which of these seats
 * compose an action. It depends on public facts only: which seats may act aside, which are people,
 * and which are connected. Lives in memory: a restart begins the wait anew.
 */
export class AsideWait {
  readonly #parts: AsideWaitParts;
  #composing: readonly Seat[] = [];
  #wait: Wait | undefined;
  #timer: NodeJS.Timeout | undefined;
  #shown: TableAsideData | undefined;

  constructor(parts: AsideWaitParts) {
    this.#parts = parts;
  }

  /** Whether bots wait now. */
  get holds(): boolean {
    return this.#wait !== undefined && this.#left(this.#wait) > 0;
  }

  /** The state shown to all clients; the same object until it changes. */
  get shown(): TableAsideData | undefined {
    return this.#shown;
  }

  /** Call after every change of the match, of the deciders of seats, and of the connections. */
  follow({ open, wanted }: AsideStanding): void {
    const people = open.filter((seat) => this.#isThere(seat));
    this.#composing = this.#composing.filter((seat) => people.includes(seat));
    // A finished wait stays finished until all is answered: no bot waits twice for the same.
    const goesOn = open.length > 0 && (wanted || (this.#wait !== undefined && !this.holds));
    this.#wait = goesOn ? this.#goneOn(people.some((seat) => !this.#isProgram(seat))) : undefined;
    this.#show();
    this.#setTimer();
  }

  /** A bot acted that had waited: later asides get a new wait. */
  acted(): void {
    if (!this.holds) this.#wait = undefined;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#wait = undefined;
  }

  /** A player begins or ends to compose an aside action. */
  async handle(by: Seat, { do: what }: ComposingMessage): Promise<Answer> {
    const { state, onChange } = this.#parts;
    const { match } = state;
    if (state.record.table.seats[by]?.kind !== 'person') return refuse('not-seated');
    if (!match) return refuse('not-started');
    if (what === 'begin') {
      const refused = this.#refuses(by, match);
      if (refused) return refused;
    }
    const others = this.#composing.filter((seat) => seat !== by);
    const composing = what === 'begin' ? [...others, by].sort((a, b) => a - b) : others;
    if (composing.length !== this.#composing.length) {
      this.#composing = composing;
      onChange();
    }
    return { ok: true, seq: match.seq };
  }

  #refuses(by: Seat, match: Match<unknown>): ReturnType<typeof refuse> | undefined {
    const { state } = this.#parts;
    if (state.over) return refuse('over');
    if (state.botOf(by) !== '') return refuse('bot-plays');
    if (!asideSeatsOf(state.game, match.state).includes(by)) return refuse('not-aside');
    return this.#wait && this.#heldBy(this.#wait) >= COMPOSING_MS
      ? refuse('composed-long')
      : undefined;
  }

  /** The wait as it goes on; a new object only if its mode changes. */
  #goneOn(forPeople: boolean): Wait {
    const since = this.#parts.now();
    const before = this.#wait ?? FRESH;
    if (this.#wait && !this.holds) return this.#wait;
    const [passed, held] = this.#wait ? [this.#passedOf(before), this.#heldBy(before)] : [0, 0];
    if (held >= COMPOSING_MS) this.#composing = [];
    const paused = this.#composing.length > 0;
    // A person who has just left may be back in a moment.
    const whole = forPeople ? PEOPLE_MS : Math.min(before.whole, passed + OTHERS_MS);
    const same = this.#wait && before.paused === paused && before.whole === whole;
    return same ? before : { since, passed, held, paused, whole };
  }

  #passedOf({ since, passed, paused }: Wait): number {
    return paused ? passed : passed + Math.max(0, this.#parts.now() - since);
  }

  #heldBy({ since, held, paused }: Wait): number {
    return paused ? held + Math.max(0, this.#parts.now() - since) : held;
  }

  #left(wait: Wait): number {
    return Math.max(0, wait.whole - this.#passedOf(wait));
  }

  #isThere(seat: Seat): boolean {
    const { state, connected } = this.#parts;
    return state.botOf(seat) === '' && connected(seat);
  }

  #isProgram(seat: Seat): boolean {
    return this.#parts.state.record.table.seats[seat]?.program === true;
  }

  #show(): void {
    const { whole, passed, since } = this.holds && this.#wait ? this.#wait : NO_WAIT;
    const composing = [...this.#composing];
    const isNothing = whole === 0 && composing.length === 0;
    const next = isNothing ? undefined : { whole, left: whole - passed, since, composing };
    if (JSON.stringify(next) === JSON.stringify(this.#shown)) return;
    this.#shown = next;
    this.#parts.onShown();
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!this.#wait || !this.holds) return;
    const ms = this.#wait.paused ? COMPOSING_MS - this.#heldBy(this.#wait) : this.#left(this.#wait);
    this.#timer = setTimeout(() => this.#parts.onChange(), Math.max(0, ms)).unref();
  }
}

const NO_WAIT: Wait = { since: 0, passed: 0, held: 0, paused: false, whole: 0 };
const FRESH: Wait = { ...NO_WAIT, whole: Infinity };
