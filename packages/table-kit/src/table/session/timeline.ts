import { scoresOf, type AnyGame, type Seat } from '@atoll/engine';

/** The positions of a replay at which a turn or round begins, and the points at each. */
export interface Timeline {
  /** 0, every position from which on another seat decides, and the end. */
  readonly turns: readonly number[];
  /** The position at which each round begins; empty in a game without rounds. */
  readonly rounds: readonly number[];
  /** By turn, the points of every seat at its position, as if the match ended there. */
  readonly points: readonly (readonly number[])[];
}

/**
 * Reads the timeline of a match.
 * @param states one a position
 * @param seats the seat that decided the step from each position to the next: one less
 */
export function timelineOf(
  game: AnyGame,
  states: readonly unknown[],
  seats: readonly Seat[],
): Timeline {
  const { turns, rounds } = marksOf({
    positions: states.length,
    seatOf: (at) => seats[at],
    roundOf: (at) => game.round?.(states[at]),
  });
  const points = turns.map((at) => scoresOf(game.outcome(states[at])).map(({ total }) => total));
  return { turns, rounds, points };
}

/**
 * Where turns and rounds begin, given the seat that decides the step from a position to the next.
 */
export function marksOf({
  positions,
  seatOf,
  roundOf,
}: {
  readonly positions: number;
  readonly seatOf: (at: number) => Seat | undefined;
  /** Undefined in a game without rounds. */
  readonly roundOf: (at: number) => number | undefined;
}): Pick<Timeline, 'turns' | 'rounds'> {
  const all = Array.from({ length: positions }, (_, at) => at);
  const end = positions - 1;
  const round = (at: number): number => roundOf(at) ?? 0;
  return {
    turns: all.filter((at) => at === 0 || at === end || seatOf(at) !== seatOf(at - 1)),
    rounds: all.filter((at) => roundOf(0) !== undefined && (at === 0 || round(at) > round(at - 1))),
  };
}

/** The last of some ascending positions before `at`, or the first of them. */
export const before = (marks: readonly number[], at: number): number =>
  marks.findLast((mark) => mark < at) ?? marks[0] ?? 0;

/** The first of some ascending positions behind `at`, or the last of them. */
export const behind = (marks: readonly number[], at: number): number =>
  marks.find((mark) => mark > at) ?? marks.at(-1) ?? 0;
