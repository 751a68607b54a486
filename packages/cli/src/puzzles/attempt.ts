import {
  type AnyGame,
  type PuzzleAttempt,
  type PuzzleRules,
  type PuzzleSolver,
  type PuzzleTask,
  type Standing,
} from '@atoll/engine';

/** A puzzle of one game at its start. */
export interface Posed {
  readonly game: AnyGame;
  readonly rules: PuzzleRules;
  readonly task: PuzzleTask;
  readonly start: unknown;
}

/** A solver of the puzzles of any game. */
export type Solver = PuzzleSolver<unknown, unknown>;

/** Whether a solver solves a puzzle. */
export const solvedBy = (posed: Posed, solver: Solver, seed: string): boolean =>
  attempted(posed, solver, seed).kind === 'solved';

/** What the attempt of a solver at a puzzle comes to. */
function attempted({ game, rules, task, start }: Posed, solver: Solver, seed: string): Standing {
  let attempt: PuzzleAttempt<unknown, unknown> = { task, start, state: start, decisions: [] };
  for (;;) {
    const standing = rules.standing(attempt);
    if (standing.kind !== 'open') return standing;
    const { state, decisions } = attempt;
    const seat = game.activeSeats(state)[0];
    if (seat === undefined) throw new RangeError(`the puzzle stays open after the match is over`);
    const action =
      seat === task.seat
        ? solver.choose(attempt, game.legalActions(state, seat), {
            seed: `${seed} ${decisions.length}`,
          })
        : rules.reply(attempt);
    const after = game.apply(game.clone(state), seat, action).state;
    attempt = { ...attempt, state: after, decisions: [...decisions, { seat, action }] };
  }
}
