import { solvedBy, type Posed, type Solver } from './attempt.ts';

/** How many attempts the weakest bot has: its chance is the part of a puzzle that luck solves. */
const WEAK_ATTEMPTS = 20;
/** The rating of a puzzle that all strong solvers solve, and luck once in two attempts. */
const EASIEST = 1100;
/** For each strong solver that misses it. */
const MISSED = 250;
/** For each halving of the chance of luck. */
const HALVED = 60;
/** For each own turn beyond the second. */
const TURN = 60;

/** Solvers from the weakest to the strongest, the weakest and a middling one apart. */
export interface Solvers {
  readonly weakest: Solver;
  readonly middling: Solver;
  readonly strong: readonly Solver[];
}

/** Who solved a puzzle, and the rating that follows. */
export interface Difficulty {
  /** Of `WEAK_ATTEMPTS`. */
  readonly byLuck: number;
  /** For each strong solver. */
  readonly byStrong: readonly boolean[];
  readonly rating: number;
}

/** The difficulty of a puzzle; undefined where the middling solver solves it. */
export function difficultyOf(posed: Posed, solvers: Solvers, seed: string): Difficulty | undefined {
  if (solvedBy(posed, solvers.middling, seed)) return undefined;
  let byLuck = 0;
  for (let attempt = 0; attempt < WEAK_ATTEMPTS; attempt++)
    if (solvedBy(posed, solvers.weakest, `${seed} ${attempt}`)) byLuck++;
  const byStrong = solvers.strong.map((solver) => solvedBy(posed, solver, seed));
  const luck = (byLuck + 0.5) / (WEAK_ATTEMPTS + 1);
  const rating =
    EASIEST +
    MISSED * byStrong.filter((isSolved) => !isSolved).length +
    HALVED * Math.log2(0.5 / luck) +
    TURN * (posed.task.turns - 2);
  return { byLuck, byStrong, rating: Math.round(rating) };
}
