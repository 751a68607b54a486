import type { Seat, Step } from '@atoll/engine';
import type { SteereAtollAction } from './action.ts';
import { boardOf, type IslandId } from './board.ts';
import type { SteereAtollEvent } from './event.ts';
import { BLACK, CROSSINGS, graphOf, type Stone } from './graph.ts';
import { join, rootOf } from './groups.ts';
import { nodeName } from './names.ts';
import { winningPath } from './path.ts';
import { colourToMove, type SteereAtollState } from './state.ts';

/**
 * Carries out a legal action, in place. Every action ends a turn; none of them reveals anything.
 */
export function apply(
  state: SteereAtollState,
  seat: Seat,
  action: SteereAtollAction,
): Step<SteereAtollState, SteereAtollEvent> {
  const events = action.type === 'swap' ? swap(state, seat) : place(state, seat, action.cell);
  return { state, events, sealed: false, ended: true };
}

/** The seats exchange their colours; the stone does not change. */
function swap(state: SteereAtollState, seat: Seat): readonly SteereAtollEvent[] {
  state.black = seat;
  return [{ type: 'swapped', seat }];
}

function place(state: SteereAtollState, seat: Seat, name: string): readonly SteereAtollEvent[] {
  const cell = boardOf(state.size).cellNamed(name);
  if (cell === undefined) throw new RangeError(`no cell ${name}`);
  const stone = colourToMove(state);
  const colour = stone === BLACK ? 'black' : 'white';
  const placed = { type: 'placed', seat, colour, cell: name } as const;
  if (!putStone(state, cell, stone)) return [placed];
  state.winner = seat;
  state.path = winningPath(state, stone);
  const path = state.path.map((node) => nodeName(state.size, node));
  // The chain starts and ends with an island.
  const [from, to] = [path[0] as IslandId, path[path.length - 1] as IslandId];
  return [placed, { type: 'won', seat, colour, from, to, path }];
}

/** Puts a stone on an empty cell; true if it connects opposite islands of its colour. */
export function putStone(state: SteereAtollState, cell: number, stone: Stone): boolean {
  const { stones, open, groups } = state;
  const { cells, links } = graphOf(state.size);
  stones[cell] = stone;
  // By hand, because splice allocates an array of the removed items.
  for (let at = open.indexOf(cell) + 1; at < open.length; at++) open[at - 1] = open[at] as number;
  open.pop();
  state.last = cell;
  let joined = 0;
  const near = links[cell] as readonly number[];
  for (let i = 0; i < near.length; i++)
    if (stones[near[i] as number] === stone && join(groups, cell, near[i] as number)) joined++;
  // A stone that joins fewer than two groups creates no new connection.
  if (joined < 2) return false;
  return CROSSINGS[stone].some(
    ([from, to]) => rootOf(groups, cells + from) === rootOf(groups, cells + to),
  );
}
