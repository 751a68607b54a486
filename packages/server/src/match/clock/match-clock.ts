import { type AnyGame, askedSeats, type LogEntry, type Match } from '@atoll/engine';
import type { TableClockData } from '@atoll/protocol';
import type { ClockRecord, ClockRun } from '../../store/clock-record.ts';
import type { TableRecord } from '../../store/match-store.ts';
import {
  begunRun,
  type ClockRule,
  type ClockStep,
  isRunning,
  nextZero,
  readRun,
  ruleOf,
  seated,
  stepped,
} from './clock-run.ts';
import { botOf } from '../table.ts';

/** By seat: whether a person decides for it, so that its time counts. */
const timedSeats = ({ seats }: TableRecord): readonly boolean[] =>
  seats.map((seat) => seat.kind === 'person' && botOf(seat) === '');

/** The effect of a log entry, as live and restored matches report it. */
interface Done {
  readonly entry: LogEntry<unknown>;
  /** The match after it. */
  readonly match: Match<unknown>;
  readonly ended: boolean;
}

export function clockStepOf(game: AnyGame, { entry, match, ended }: Done): ClockStep {
  return {
    ...{ entry: entry.seq, seq: match.seq, at: entry.at, ended },
    seat: entry.type === 'check' ? -1 : entry.seat,
    undone: entry.type === 'undo' || entry.type === 'revert' ? entry.backTo + 1 : 0,
    asked: askedSeats(game, match),
    openFrom: Math.min(...[...match.trail, ...match.settled].map((step) => step.seq)),
  };
}

/** A match as its log tells it, with the effects of the entries on its clocks. */
export interface RestoredLog {
  readonly match: Match<unknown>;
  readonly steps: readonly ClockStep[];
}

/** The table with clocks that start with its match; unchanged if it has no clock. */
export function withFreshClock(
  table: TableRecord,
  game: AnyGame,
  { match, at }: { readonly match: Match<unknown>; readonly at: number },
): TableRecord {
  if (!table.clock) return table;
  const { terms } = table.clock;
  const start = { seq: match.seq, at, asked: askedSeats(game, match), timed: timedSeats(table) };
  return { ...table, clock: { terms, run: begunRun(ruleOf(terms), start) } };
}

/**
 * The clocks of one match in memory: the last stored state, plus the log entries since. Does
 * nothing at a table without a clock.
 */
export class MatchClock {
  readonly #now: () => number;
  #rule: ClockRule | undefined;
  #run: ClockRun | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The current clocks; undefined before the match, and without a clock. */
  get run(): ClockRun | undefined {
    return this.#run;
  }

  /** When the first seat's time is up, in ms since 1970; undefined while no clock runs. */
  get nextZero(): number | undefined {
    return this.#run && nextZero(this.#run);
  }

  /** Takes over the clock record that was just stored. */
  adopt(clock: ClockRecord | undefined): void {
    this.#rule = clock && ruleOf(clock.terms);
    this.#run = clock?.run;
  }

  /** Takes over the clocks stored before this server held the table, and applies the log since. */
  restore(table: TableRecord, game: AnyGame, { match, steps }: RestoredLog): void {
    const fresh = withFreshClock(table, game, { match, at: table.startedAt }).clock;
    this.adopt(table.clock?.run ? table.clock : fresh);
    const written = this.#run?.seq ?? 0;
    for (const step of steps) if (step.seq > written) this.follow(step);
    this.#run = this.#run && this.#rule && readRun(this.#rule, this.#run);
  }

  /** Takes in a step. */
  follow(step: ClockStep): void {
    this.#run = this.#run && this.#rule && stepped(this.#rule, this.#run, step);
  }

  /** A table to be stored, with its current clocks or with the given ones. */
  recorded(table: TableRecord, run = this.#run): TableRecord {
    if (!run || !table.clock) return table;
    const { terms } = table.clock;
    const now = seated(run, { at: this.#now(), timed: timedSeats(table) });
    return { ...table, clock: { terms, run: now } };
  }

  /** The clock data that all clients see, in ms; undefined without a clock. */
  shown({ clock, seats: at }: TableRecord): TableClockData | undefined {
    if (!clock) return undefined;
    const { kind, atZero } = clock.terms;
    const { allowance, increment } = ruleOf(clock.terms);
    const { since = 0, stopped = false, seats = [], ending = [], pause } = this.#run ?? {};
    const seatsWhere = (is: (seat: ClockRun['seats'][number]) => boolean): number[] =>
      seats.flatMap((seat, index) => (is(seat) ? [index] : []));
    return {
      ...{ kind, allowance, increment, atZero, since, ending: [...ending] },
      left: seats.map(({ left }, seat) => (at[seat]?.kind === 'person' ? left : -1)),
      running:
        stopped || pause?.kind === 'running'
          ? []
          : seatsWhere((seat) => isRunning(seat) && seat.left > 0),
      undecided: seatsWhere(({ undecided }) => undecided),
    };
  }
}
