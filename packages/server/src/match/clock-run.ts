import type { Seat } from '@atoll/engine';
import type { ClockTerms } from '@atoll/protocol';
import type { ClockRun, SeatClock } from '../store/clock-record.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How the clocks of a table run, in ms. */
export interface ClockRule {
  /** What a seat has at first, or for each turn. */
  readonly allowance: number;
  /** What the end of a turn adds. */
  readonly increment: number;
  /** Every turn has the whole allowance, and time passes whether a server runs or not. */
  readonly perTurn: boolean;
  /** What somebody whose time was up once has for each turn. */
  readonly afterwards: number;
}

export function ruleOf(terms: ClockTerms): ClockRule {
  if (terms.kind === 'days')
    return { allowance: terms.days * DAY, increment: 0, perTurn: true, afterwards: DAY / 2 };
  const increment = terms.seconds * 1000;
  const afterwards = Math.max(MINUTE / 2, 2 * increment);
  return { allowance: terms.minutes * MINUTE, increment, perTurn: false, afterwards };
}

/** What an entry of a log means to the clocks. */
export interface ClockStep {
  readonly entry: number;
  /** The length of the log behind it, and behind a checkpoint that was written with it. */
  readonly seq: number;
  /** In ms since 1970. */
  readonly at: number;
  /** Who acted, or -1 for a checkpoint. */
  readonly seat: Seat;
  /** The turn of that seat came to its end with it, though it may be asked next. */
  readonly ended: boolean;
  /** The first entry that was taken back, or 0. */
  readonly undone: number;
  /** The seats that the match waits for from now on. */
  readonly asked: readonly Seat[];
  /** The first entry that may still be taken back, alone or by consent; Infinity for none. */
  readonly openFrom: number;
}

export interface ClockStart {
  readonly seq: number;
  readonly at: number;
  /** The seats that the match waits for. */
  readonly asked: readonly Seat[];
  /** By seat: whether a person decides for it. */
  readonly timed: readonly boolean[];
}

/** The clocks of a match that begins, or of which nothing was written. */
export function begunRun(rule: ClockRule, { seq, at, asked, timed }: ClockStart): ClockRun {
  const seats = timed.map((each, seat) => ({
    left: rule.allowance,
    asked: asked.includes(seat),
    timed: each,
    ...{ lent: 0, fallen: false, undecided: false, owed: 0 },
  }));
  return { seq, since: at, stopped: false, seats, ends: [], ending: [] };
}

/** Whether the time of a seat passes while the clocks are not stopped. */
export const isRunning = ({ asked, timed }: SeatClock): boolean => asked && timed;

/** How the clocks stand at a later moment, to which nothing happened. */
export function passed(run: ClockRun, at: number): ClockRun {
  const gone = run.stopped ? 0 : at - run.since;
  if (gone <= 0) return run;
  const seats = run.seats.map((seat) => {
    if (!seat.asked) return seat;
    return seat.timed
      ? { ...seat, left: Math.max(0, seat.left - gone) }
      : { ...seat, lent: seat.lent + gone };
  });
  return { ...run, since: at, seats };
}

/**
 * How the clocks stand behind an entry of the log. What is taken back gives no time back, and a
 * turn that is ended again after it adds nothing once more.
 */
export function stepped(rule: ClockRule, run: ClockRun, step: ClockStep): ClockRun {
  const before = passed(run, step.at);
  const { seq, openFrom, seat: actor, undone } = step;
  if (undone > 0) {
    const takenBack = before.ends.filter((end) => end.seq >= undone);
    const seats = before.seats.map((seat, index) => ({
      ...seat,
      ...(step.asked.includes(index) ? { asked: true } : { ...TURN_OVER, asked: false }),
      owed: seat.owed + takenBack.filter((end) => end.seat === index).length,
    }));
    const ends = before.ends.filter((end) => end.seq < undone);
    return { ...before, seq, seats, ends, ending: endingOf(before, seats) };
  }
  const own = before.seats[actor];
  const ended = own?.asked === true && (step.ended || !step.asked.includes(actor));
  const seats = before.seats.map((seat, index) =>
    seatAfter(rule, seat, { asked: step.asked.includes(index), ended: ended && index === actor }),
  );
  const ends =
    ended && own.timed ? [...before.ends, { seat: actor, seq: step.entry }] : before.ends;
  return {
    ...{ ...before, seq, seats, ending: endingOf(before, seats) },
    ends: ends.filter((end) => end.seq >= openFrom),
  };
}

/** One seat behind an action; `ended` if it was its own, and the last of its turn. */
function seatAfter(
  rule: ClockRule,
  seat: SeatClock,
  { asked, ended }: { readonly asked: boolean; readonly ended: boolean },
): SeatClock {
  const begins = asked && (ended || !seat.asked);
  if (!ended && !begins) return { ...seat, asked, ...(asked ? {} : TURN_OVER) };
  const again = ended && seat.owed > 0;
  const next = { ...{ ...seat, ...TURN_OVER, asked }, owed: again ? seat.owed - 1 : seat.owed };
  if (again) return next;
  const each = seat.fallen ? rule.afterwards : rule.perTurn ? rule.allowance : 0;
  if (each > 0) return begins ? { ...next, left: each } : next;
  return ended && seat.timed ? { ...next, left: seat.left + rule.increment } : next;
}

const TURN_OVER = { lent: 0, undecided: false } as const;

/** Nobody wants an end any more once nobody's time is up. */
const endingOf = ({ ending }: ClockRun, seats: readonly SeatClock[]): readonly Seat[] =>
  seats.some(({ undecided }) => undecided) ? ending : [];

/**
 * Other people decide for their seats from now on, or bots for them. Who takes a seat back in the
 * turn that a bot has begun has lost the time of the bot: it is no way to think for nothing.
 */
export function seated(
  run: ClockRun,
  { at, timed }: { readonly at: number; readonly timed: readonly boolean[] },
): ClockRun {
  const before = passed(run, at);
  const seats = before.seats.map((seat, index) => {
    const now = timed[index] === true;
    if (now === seat.timed) return seat;
    if (!now) return { ...seat, timed: false, lent: 0, undecided: false };
    return { ...seat, timed: true, left: Math.max(0, seat.left - seat.lent), lent: 0 };
  });
  return { ...before, seats, ending: endingOf(before, seats) };
}

/** Whether somebody who takes a seat back has time left for this turn. */
export function hasTime(run: ClockRun, seat: Seat): boolean {
  const clock = run.seats[seat];
  return !clock?.asked || clock.left > clock.lent;
}

/** No server holds the table from now on; days pass all the same. */
export function stoppedRun(rule: ClockRule, run: ClockRun, at: number): ClockRun {
  return rule.perTurn || run.stopped ? run : { ...passed(run, at), stopped: true };
}

/**
 * As `stoppedRun`, for clocks that were read: what passed since the newest entry of their log is
 * not known to anybody, and does not count.
 */
export const readRun = (rule: ClockRule, run: ClockRun): ClockRun =>
  rule.perTurn ? run : { ...run, stopped: true };

/** A server holds the table again. */
export const resumed = (run: ClockRun, at: number): ClockRun =>
  run.stopped ? { ...run, stopped: false, since: at } : run;

/** When the first of the clocks will be at zero, in ms since 1970; undefined if none runs. */
export function nextZero(run: ClockRun): number | undefined {
  if (run.stopped) return undefined;
  const left = run.seats.filter((seat) => isRunning(seat) && !seat.undecided);
  return left.length === 0 ? undefined : run.since + Math.min(...left.map((seat) => seat.left));
}

/** The seats whose time is up by then, and of whom nobody has said so. */
export function atZero(run: ClockRun, at: number): readonly Seat[] {
  return passed(run, at).seats.flatMap((seat, index) =>
    !run.stopped && isRunning(seat) && !seat.undecided && seat.left === 0 ? [index] : [],
  );
}

/** The time of a seat is up: from its next turn on it has a small time for each. */
export const fallen = (run: ClockRun, seat: Seat): ClockRun =>
  withClock(run, seat, { fallen: true, undecided: true });

/** The others give a seat whose time is up a little more. */
export function granted(rule: ClockRule, run: ClockRun, seat: Seat): ClockRun {
  const given = withClock(run, seat, { undecided: false, left: rule.afterwards });
  return { ...given, ending: endingOf(given, given.seats) };
}

function withClock(run: ClockRun, seat: Seat, change: Partial<SeatClock>): ClockRun {
  const seats = run.seats.map((clock, index) => (index === seat ? { ...clock, ...change } : clock));
  return { ...run, seats };
}
