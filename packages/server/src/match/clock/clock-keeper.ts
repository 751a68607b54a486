import type { Seat } from '@atoll/engine';
import type { Answer, TableClockData, TablePauseData, TimeUpDecision } from '@atoll/protocol';
import type { ClockRun } from '../../store/clock-record.ts';
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
import { pauseShown, pauseVoters, settledPause, withPause } from './pause.ts';
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

  /** The proposed or running pause that all clients see; undefined for none. */
  get pause(): TablePauseData | undefined {
    const { state } = this.#parts;
    const pause = state.over ? undefined : state.clock.run?.pause;
    return pauseShown(pause, pauseVoters(state.table));
  }

  /**
   * When the first seat's time is up, or a pause begins or ends, in ms since 1970; undefined while
   * nothing is due.
   */
  get nextZero(): number | undefined {
    const { state, now } = this.#parts;
    const { run } = state.clock;
    if (state.over) return undefined;
    if (!run || run.stopped) return state.clock.nextZero;
    return this.#settledPause(run) === run.pause ? state.clock.nextZero : now();
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
    const { state, now, endFor } = this.#parts;
    const { run } = state.clock;
    if (!run || state.over) return;
    const at = now();
    const pause = this.#settledPause(run);
    const current = withPause(passed(resumed(run, at), at), pause);
    const due = atZero(current, at);
    if (!run.stopped && due.length === 0 && pause === run.pause) return;
    const [loser] = state.table.clock?.terms.atZero === 'loss' ? due : [];
    // One write: after a failure the seat is found at zero again.
    if (loser !== undefined) return void (await endFor(loser));
    const handed = due.filter((seat) => this.#botPlaysOn(seat));
    const table = handed.reduce((before, seat) => this.#withStandIn(before, seat), state.table);
    const stood = state.actionsWait;
    await state.saveTable(table, due.reduce(fallen, current));
    this.#show(stood === state.actionsWait ? handed : this.#people());
  }

  /** Stores the clocks with another pause, and applies what follows. Call after `settleInTurn`. */
  async savePauseInTurn(run: ClockRun): Promise<void> {
    const { state, now } = this.#parts;
    const at = now();
    const stood = state.actionsWait;
    await state.saveTable(state.table, withPause(passed(run, at), this.#settledPause(run)));
    this.#show(stood === state.actionsWait ? [] : this.#people());
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

  #settledPause(run: ClockRun): ClockRun['pause'] {
    const { state, now } = this.#parts;
    if (!run.pause) return undefined;
    return settledPause(run.pause, { at: now(), voters: pauseVoters(state.table) });
  }

  /** The seats of people, whose prompts change where actions wait for the end of a pause. */
  #people(): readonly Seat[] {
    return this.#parts.state.table.seats.flatMap(({ kind }, seat) =>
      kind === 'person' ? [seat] : [],
    );
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
