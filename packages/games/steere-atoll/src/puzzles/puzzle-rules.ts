import type { PuzzleAttempt, PuzzleRules, Seat } from '@atoll/engine';
import type { SteereAtollAction } from '../action.ts';
import { BLACK, WHITE, type Stone } from '../graph.ts';
import { placement } from '../legal.ts';
import { activeSeat, placed, type SteereAtollState } from '../state.ts';
import { strongestDefence } from './defence.ts';
import { TrialBoard } from './trial-board.ts';
import { WinSearch } from './win-search.ts';

/** The longest win that is looked for, in turns of the seat. */
const MOST_TURNS = 5;
/** The most positions that are examined for one puzzle. */
const EFFORT = 10_000;

/**
 * The puzzles of Steere's Atoll: a win that is forced in a number of turns, by one first cell only,
 * and that was not forced before the other seat's last stone. `best` is that number; an attempt
 * that misses the win has reached 0. Boards of size 19 are no source: their matches are long, and
 * few of their positions are puzzles.
 */
export const puzzleRules: PuzzleRules<SteereAtollState, SteereAtollAction> = {
  goals: ['win'],
  sources: ([11, 7, 15] as const).map((size) => ({
    seats: 2,
    options: { size, swap: false },
    bot: 'shallows',
  })),
  solvers: ['random', 'shallows', 'lagoon', 'open-sea'],
  search(state, seat) {
    if (activeSeat(state) !== seat || swapAhead(state)) return undefined;
    const { search } = searchOf(state, seat, EFFORT);
    const turns = leastTurns(search);
    if (turns === undefined || turns < 2) return undefined;
    const [first, second] = search.answers(turns, 2);
    if (first === undefined || second !== undefined || search.spent) return undefined;
    if (forcedBefore(state, seat, turns)) return undefined;
    const cells = lineFrom(new TrialBoard(state), search.attacker, { first, turns });
    const line = cells.map((cell) => placement(state.size, cell));
    return { goal: 'win', seat, turns, best: turns, line };
  },
  standing(attempt) {
    const { task, state, decisions } = attempt;
    const left = turnsLeft(attempt);
    if (state.winner === task.seat && left >= 0) return { kind: 'solved' };
    const open = state.winner < 0 && left > 0 && (decisions.length === 0 || forced(attempt));
    return open ? { kind: 'open', turnsLeft: left } : { kind: 'missed', reached: 0 };
  },
  reply(attempt) {
    const { board, search } = searchOf(attempt.state, attempt.task.seat, Infinity);
    return placement(attempt.state.size, strongestDefence(board, search, turnsLeft(attempt)));
  },
};

/** Whether a seat may still exchange the colours, now or later. */
function swapAhead(state: SteereAtollState): boolean {
  return state.swap && state.black === 0 && placed(state) < 2;
}

function searchOf(
  state: SteereAtollState,
  seat: Seat,
  effort: number,
): { readonly board: TrialBoard; readonly search: WinSearch } {
  const board = new TrialBoard(state);
  const attacker = state.black === seat ? BLACK : WHITE;
  return { board, search: new WinSearch(board, attacker, { effort }) };
}

/**
 * Whether the win was forced before the other seat's last stone too. Then the first cell only
 * answers that stone, as the other end of a bridge does, and there is nothing to find.
 */
function forcedBefore(state: SteereAtollState, seat: Seat, turns: number): boolean {
  const { board, search } = searchOf(state, seat, EFFORT);
  board.lift(state.last);
  return search.holds(turns) !== undefined || search.spent;
}

function leastTurns(search: WinSearch): number | undefined {
  for (let turns = 1; turns <= MOST_TURNS && !search.spent; turns++)
    if (search.wins(turns)) return turns;
  return undefined;
}

/**
 * The cells of a line to the win, in turn, against the strongest defence; changes the board. Every
 * defence comes from a search of its own, so that it is the one with which `reply` answers.
 */
function lineFrom(
  board: TrialBoard,
  attacker: Stone,
  { first, turns }: { readonly first: number; readonly turns: number },
): readonly number[] {
  const cells = [first];
  let own = first;
  for (let left = turns - 1; left > 0; left--) {
    board.put(own, attacker);
    const search = new WinSearch(board, attacker);
    const defence = strongestDefence(board, search, left);
    board.put(defence, search.defender);
    const next = new WinSearch(board, attacker).wins(left)?.[0];
    if (next === undefined) throw new RangeError(`no win in ${left} after ${cells.join()}`);
    cells.push(defence, next);
    own = next;
  }
  return cells;
}

/** The turns that the seat has left, the current one included. */
function turnsLeft({
  task,
  decisions,
}: Pick<PuzzleAttempt<SteereAtollState, SteereAtollAction>, 'task' | 'decisions'>): number {
  return task.turns - decisions.filter(({ seat }) => seat === task.seat).length;
}

/** Whether the seat can force a win in its remaining turns. */
function forced(attempt: PuzzleAttempt<SteereAtollState, SteereAtollAction>): boolean {
  const { task, state } = attempt;
  const { search } = searchOf(state, task.seat, Infinity);
  const left = turnsLeft(attempt);
  const carrier = activeSeat(state) === task.seat ? search.wins(left) : search.holds(left);
  return carrier !== undefined;
}
