import type { Seat } from '@atoll/engine';
import type { ClockTerms } from '@atoll/protocol';
import type { ClockRun, SeatClock } from '../../store/clock-record.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The rule by which the clocks of a table run, in ms. */
export interface ClockRule {
  /** Time of a seat at the start, or per turn. */
  readonly allowance: number;
  /** Time added at the end of a turn. */
  readonly increment: number;
  /** Every turn gets the whole allowance, and time passes even while no server runs. */
  readonly perTurn: boolean;
  /** Time per turn of a seat that has run out of time once. */
  readonly afterwards: number;
}

export function ruleOf(terms: ClockTerms): ClockRule {
  if (terms.kind === 'days')
    return { allowance: terms.days * DAY, increment: 0, perTurn: true, afterwards: DAY / 2 };
  const increment = terms.seconds * 1000;
  const afterwards = Math.max(MINUTE / 2, 2 * increment);
  return { allowance: terms.minutes * MINUTE, increment, perTurn: false, afterwards };
}

/** The effect of a log entry on the clocks. */
export interface ClockStep {
  readonly entry: number;
  /** The length of the log after it, including a checkpoint written with it. */
  readonly seq: number;
  /** In ms since 1970. */
  readonly at: number;
  /** The seat that acted, or -1 for a checkpoint. */
  readonly seat: Seat;
  /** The entry ends that seat's turn, though the seat may be asked next. */
  readonly ended: boolean;
  /** The first entry that was undone, or 0. */
  readonly undone: number;
  /** The seats that the match waits for afterwards. */
  readonly asked: readonly Seat[];
  /** The first entry that may still be undone, alone or by consent; Infinity for none. */
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

/** The clocks of a match that begins, or that has no stored clocks. */
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

/** The end of the running pause, in ms since 1970; 0 for none. */
export const pausedUntil = ({ pause }: ClockRun): number =>
  pause?.kind === 'running' ? pause.until : 0;

/** The clocks at a later moment, with no event in between. No time passes during a pause. */
export function passed(run: ClockRun, at: number): ClockRun {
  if (run.stopped || at <= run.since) return run;
  const gone = at - Math.max(run.since, Math.min(at, pausedUntil(run)));
  const seats = run.seats.map((seat) => {
    if (!seat.asked) return seat;
    return seat.timed
      ? { ...seat, left: Math.max(0, seat.left - gone) }
      : { ...seat, lent: seat.lent + gone };
  });
  return { ...run, since: at, seats };
}

/**
 * The clocks after a log entry. An undo gives no time back, and ending an undone turn again adds no
 * time a second time.
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

/** One seat after an action; `ended` if the action was its own and the last of its turn. */
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

/** Clears the wishes to end the match once no seat's time is up. */
const endingOf = ({ ending }: ClockRun, seats: readonly SeatClock[]): readonly Seat[] =>
  seats.some(({ undecided }) => undecided) ? ending : [];

/**
 * Applies a change between people and bots as deciders of seats. A person who takes a seat back in
 * a turn that a bot has begun loses the time the bot used: otherwise a bot would give free time to
 * think.
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

/** Whether a person who takes this seat back has time left for this turn. */
export function hasTime(run: ClockRun, seat: Seat): boolean {
  const clock = run.seats[seat];
  return !clock?.asked || clock.left > clock.lent;
}

/** Stops the clocks, as no server holds the table; clocks of days keep running. */
export function stoppedRun(rule: ClockRule, run: ClockRun, at: number): ClockRun {
  return rule.perTurn || run.stopped ? run : { ...passed(run, at), stopped: true };
}

/**
 * As `stoppedRun`, for clocks that were read: the time since the newest entry of their log is
 * unknown and does not count.
 */
export const readRun = (rule: ClockRule, run: ClockRun): ClockRun =>
  rule.perTurn ? run : { ...run, stopped: true };

/** Resumes the clocks: a server holds the table again. */
export const resumed = (run: ClockRun, at: number): ClockRun =>
  run.stopped ? { ...run, stopped: false, since: at } : run;

/**
 * When the first clock reaches zero, or the running pause ends, in ms since 1970; undefined if no
 * clock runs.
 */
export function nextZero(run: ClockRun): number | undefined {
  if (run.stopped) return undefined;
  if (run.pause?.kind === 'running') return run.pause.until;
  const left = run.seats.filter((seat) => isRunning(seat) && !seat.undecided);
  return left.length === 0 ? undefined : run.since + Math.min(...left.map((seat) => seat.left));
}

/** The seats whose time is up by then, without those already marked undecided. */
export function atZero(run: ClockRun, at: number): readonly Seat[] {
  return passed(run, at).seats.flatMap((seat, index) =>
    !run.stopped && isRunning(seat) && !seat.undecided && seat.left === 0 ? [index] : [],
  );
}

/** Marks a seat whose time is up: from its next turn on it has a small time per turn. */
export const fallen = (run: ClockRun, seat: Seat): ClockRun =>
  withClock(run, seat, { fallen: true, undecided: true });

/** The other players give a seat whose time is up a little more. */
export function granted(rule: ClockRule, run: ClockRun, seat: Seat): ClockRun {
  const given = withClock(run, seat, { undecided: false, left: rule.afterwards });
  return { ...given, ending: endingOf(given, given.seats) };
}

function withClock(run: ClockRun, seat: Seat, change: Partial<SeatClock>): ClockRun {
  const seats = run.seats.map((clock, index) => (index === seat ? { ...clock, ...change } : clock));
  return { ...run, seats };
}
