import type { Seat } from '@atoll/engine';
import type { Answer, TableClockData, TimeUpDecision } from '@atoll/protocol';
import type { SeatRecord, TableRecord } from '../../store/match-store.ts';
import {
  atZero,
  fallen,
  granted,
  hasTime,
  passed,
  resumed,
  ruleOf,
  stoppedRun,
} from './clock-run.ts';
import type { MatchListener } from '../match-listener.ts';
import type { MatchState } from '../match-state.ts';
import { botOf, refuse, withSeat } from '../table.ts';
import type { WriteLease } from '../write-lease.ts';

export interface ClockKeeperParts {
  readonly state: MatchState;
  readonly lease: WriteLease;
  /** The bot that plays on for a seat whose time is up. */
  readonly standIn: string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** The publisher of the match; undefined until it is set. */
  readonly listener: () => MatchListener | undefined;
  /** Ends the match as if this seat had conceded. */
  readonly endFor: (seat: Seat) => Promise<Answer>;
}

/** A player's decision about a seat whose time is up. */
interface TimeUp {
  readonly seat: Seat;
  readonly then: TimeUpDecision;
}

/**
 * Runs the clocks of a match and stores each change: they run while a server holds the table, and
 * the agreed consequence applies at zero. Does nothing at a table without a clock.
 */
export class ClockKeeper {
  readonly #parts: ClockKeeperParts;

  constructor(parts: ClockKeeperParts) {
    this.#parts = parts;
  }

  /** The clock data that all clients see; undefined without a clock. */
  get shown(): TableClockData | undefined {
    const { state } = this.#parts;
    return state.clock.shown(state.table);
  }

  /** When the first seat's time is up, in ms since 1970; undefined while no clock runs. */
  get nextZero(): number | undefined {
    return this.#parts.state.clock.nextZero;
  }

  /**
   * Resumes stopped clocks, and applies the agreed consequence to seats at zero. Rejects with
   * `NotStored`.
   */
  settle(): Promise<void> {
    return this.#parts.lease.inTurn(() => this.settleInTurn());
  }

  /**
   * Does the same as `settle` within a turn. Call before each decision: then a late request is
   * refused even if no timer has run.
   */
  async settleInTurn(): Promise<void> {
    const { state, now } = this.#parts;
    const { run } = state.clock;
    if (!run || state.over) return;
    const at = now();
    const current = passed(resumed(run, at), at);
    const due = atZero(current, at);
    if (!run.stopped && due.length === 0) return;
    const handed = due.filter((seat) => this.#botPlaysOn(seat));
    const table = handed.reduce((before, seat) => this.#withStandIn(before, seat), state.table);
    await state.saveTable(table, due.reduce(fallen, current));
    this.#show(handed);
  }

  /**
   * Stops bank clocks until `settle`, before the table leaves memory. Rejects with `NotStored`.
   */
  stop(): Promise<void> {
    const { state, lease, now } = this.#parts;
    return lease.inTurn(async () => {
      const { run } = state.clock;
      const { clock } = state.table;
      if (!run || !clock || state.over) return;
      const stopped = stoppedRun(ruleOf(clock.terms), run, now());
      if (stopped !== run) await state.saveTable(state.table, stopped);
    });
  }

  /** The refusal for a person who may not take back the own seat in this turn, or undefined. */
  refusesBack(seat: Seat): ReturnType<typeof refuse> | undefined {
    const { state, now } = this.#parts;
    const { run } = state.clock;
    const isTheirs = !run || state.botOf(seat) === '' || hasTime(passed(run, now()), seat);
    return isTheirs ? undefined : refuse('time-up');
  }

  /** Decides about a seat whose time is up. Call in turn, after `settleInTurn`. */
  async decide(by: Seat, { seat, then }: TimeUp): Promise<Answer> {
    const { state, endFor } = this.#parts;
    const { run } = state.clock;
    if (state.table.seats[by]?.kind !== 'person') return refuse('not-seated');
    if (!state.match) return refuse('not-started');
    if (state.over) return refuse('over');
    if (seat === by) return refuse('own-seat', { seat });
    if (!run?.seats[seat]?.undecided) return refuse('time-not-up', { seat });
    const others = this.#others(seat);
    if (!others.includes(by)) return refuse('bot-plays');
    if (then === 'end') {
      const ending = [...new Set([...run.ending, by])].sort((a, b) => a - b);
      if (others.every((other) => ending.includes(other))) return endFor(seat);
      await state.saveTable(state.table, { ...run, ending });
    } else if (then === 'bot') await state.saveTable(this.#withStandIn(state.table, seat));
    else await this.#wait(seat);
    this.#show(then === 'bot' ? [seat] : []);
    return state.accepted();
  }

  async #wait(seat: Seat): Promise<void> {
    const { state, now } = this.#parts;
    const { run } = state.clock;
    const { clock } = state.table;
    if (!run || !clock) return;
    await state.saveTable(state.table, granted(ruleOf(clock.terms), passed(run, now()), seat));
  }

  /** Also true where the others are to decide but there are none. */
  #botPlaysOn(seat: Seat): boolean {
    const { clock } = this.#parts.state.table;
    return clock?.terms.atZero === 'bot' || this.#others(seat).length === 0;
  }

  /** The seats of the other people who still play. */
  #others(seat: Seat): readonly Seat[] {
    return this.#parts.state.table.seats.flatMap((other, index) =>
      index !== seat && other.kind === 'person' && botOf(other) === '' ? [index] : [],
    );
  }

  #withStandIn(table: TableRecord, seat: Seat): TableRecord {
    const { standIn } = this.#parts;
    return withSeat(table, seat, { ...(table.seats[seat] as SeatRecord), standIn });
  }

  #show(handed: readonly Seat[]): void {
    const { lease, listener } = this.#parts;
    lease.show(() => {
      listener()?.tableChanged();
      for (const seat of handed) listener()?.seatHanded(seat);
    });
  }
}
