import { putStone } from '../../src/apply.ts';
import type { SteereAtollState } from '../../src/index.ts';
import { cloneState, colourToMove } from '../../src/state.ts';

/** Whether the colour to move can force a win within `turns` of its own: tries every cell. */
export function attackWins(state: SteereAtollState, turns: number): boolean {
  return state.open.some((cell) => firstWins(state, cell, turns));
}

/** The same with the first cell given. */
export function firstWins(state: SteereAtollState, cell: number, turns: number): boolean {
  const after = cloneState(state);
  if (putStone(after, cell, colourToMove(state))) return true;
  return turns > 1 && defenceFails(after, turns - 1);
}

/** Whether the colour that has just moved wins within `turns`, against every defence. */
export function defenceFails(state: SteereAtollState, turns: number): boolean {
  return (
    state.open.length > 0 &&
    state.open.every((cell) => {
      const after = cloneState(state);
      return !putStone(after, cell, colourToMove(state)) && attackWins(after, turns);
    })
  );
}

/** Whether the other colour can force no win within `turns` after that cell. */
export function stopsWins(state: SteereAtollState, cell: number, turns: number): boolean {
  const after = cloneState(state);
  return putStone(after, cell, colourToMove(state)) || !attackWins(after, turns);
}
