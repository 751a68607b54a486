import type { Reason, Seat } from '@atoll/engine';
import type { SteereAtollAction } from './action.ts';
import { boardOf, SIZES, type Size } from './board.ts';
import { EMPTY } from './graph.ts';
import type { ReasonCode } from './reason.ts';
import { activeSeat, swapPossible, type SteereAtollState } from './state.ts';

/**
 * One action a cell and one swap, shared by every list: a list is then only an array of references.
 */
const SWAP: SteereAtollAction = Object.freeze({ type: 'swap' });
const placements = new Map<Size, readonly SteereAtollAction[]>(
  SIZES.map((size) => [
    size,
    boardOf(size).cells.map(({ name }) => Object.freeze({ type: 'place', cell: name } as const)),
  ]),
);
const NOTHING: readonly SteereAtollAction[] = Object.freeze([]);

/** The action that places a stone on that cell: the same object as in `legalActions`. */
export function placement(size: Size, cell: number): SteereAtollAction {
  const action = placements.get(size)?.[cell];
  if (!action) throw new RangeError(`no cell ${cell}`);
  return action;
}

/** The empty cells in the order of the board's numbers; then the swap, while it is offered. */
export function legalActions(state: SteereAtollState, seat: Seat): readonly SteereAtollAction[] {
  if (seat !== activeSeat(state)) return NOTHING;
  const actions = placements.get(state.size) as readonly SteereAtollAction[];
  const { open } = state;
  // Allocated with its final length: pushing cost a quarter of the random matches a second.
  const legal = new Array<SteereAtollAction>(open.length);
  for (let i = 0; i < open.length; i++) legal[i] = actions[open[i] as number] as SteereAtollAction;
  if (swapPossible(state)) legal.push(SWAP);
  return legal;
}

/** Why an action is refused; empty exactly when it is legal. */
export function explain(
  state: SteereAtollState,
  seat: Seat,
  action: SteereAtollAction,
): readonly Reason[] {
  if (state.winner >= 0) return refused('over');
  if (seat !== activeSeat(state)) return refused('not-your-turn');
  if (action.type === 'swap') {
    if (!state.swap) return refused('swap-off');
    return swapPossible(state) ? [] : refused('swap-not-now');
  }
  const cell = boardOf(state.size).cellNamed(action.cell);
  if (cell === undefined) return refused('no-such-cell', { cell: action.cell, size: state.size });
  return state.stones[cell] === EMPTY ? [] : refused('occupied', { cell: action.cell });
}

function refused(code: ReasonCode, details?: NonNullable<Reason['details']>): readonly Reason[] {
  return [details ? { code, details } : { code }];
}
