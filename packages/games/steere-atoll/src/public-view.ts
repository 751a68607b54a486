import { putStone } from './apply.ts';
import { boardOf } from './board.ts';
import { BLACK, graphOf, WHITE } from './graph.ts';
import { nodeName } from './names.ts';
import { winningPath } from './path.ts';
import { activeSeat, placed, setup, swapPossible, type SteereAtollState } from './state.ts';
import type { SteereAtollView } from './view.ts';

/** The signs of a view's stones, by the contents of the cell. */
const SIGNS = '.BW';

/** The public view, which contains everything. */
export function project(state: SteereAtollState): SteereAtollView {
  const { size, black, swap, winner, last } = state;
  const { cells } = graphOf(size);
  return {
    size,
    // Only the swap makes seat 1 Black.
    ply: placed(state) + black,
    active: activeSeat(state) ?? -1,
    black,
    stones: state.stones
      .slice(0, cells)
      .map((stone) => SIGNS[stone])
      .join(''),
    last: last < 0 ? '' : nodeName(size, last),
    swap,
    swapPossible: swapPossible(state),
    winner,
    path: state.path.map((node) => nodeName(size, node)),
  };
}

/** The state behind a view; nothing is hidden, so nothing is drawn. */
export function determinize(view: SteereAtollView): SteereAtollState {
  const state = setup({ options: { size: view.size, swap: view.swap } });
  for (let cell = 0; cell < view.stones.length; cell++) {
    const stone = SIGNS.indexOf(view.stones[cell] as string);
    if (stone === BLACK || stone === WHITE) putStone(state, cell, stone);
  }
  state.black = view.black;
  state.winner = view.winner;
  state.last = boardOf(view.size).cellNamed(view.last) ?? -1;
  if (view.winner >= 0) state.path = winningPath(state, view.winner === view.black ? BLACK : WHITE);
  return state;
}
