import { coralCard } from '../cards/index.ts';
import type { Animal, Coral } from '../state.ts';
import { numberOf, STEP, WIDTH } from './frontier.ts';

/**
 * By cell, how many colonies face it, in the newest call that came to it: numbers of earlier calls
 * are smaller than those of a later one, so nothing has to be wiped out in between.
 */
const counted = new Float64Array(WIDTH * WIDTH);
/** More than any number of colonies, and marks a cell that an animal takes. */
const TAKEN = 8;
const SPAN = 2 * TAKEN;
let calls = 0;

/**
 * The most colonies that face any cell without an animal; 0 when no colony does. Costs a fraction
 * of a list of these cells.
 */
export function mostOnFreeCell(corals: readonly Coral[], animals: readonly Animal[]): number {
  calls++;
  const none = calls * SPAN;
  for (const animal of animals) counted[numberOf(animal)] = none + TAKEN;
  let most = 0;
  for (const coral of corals) {
    const here = numberOf(coral);
    for (const sides of [coralCard(coral.card).sides, coral.grown])
      for (const side of sides) most = Math.max(most, count(here + STEP[side], none));
  }
  return most;
}

/** Counts one more colony; 0 on a cell that is taken. */
function count(cell: number, none: number): number {
  const found = Math.max(none, counted[cell] ?? 0) + 1;
  counted[cell] = found;
  return found - none < TAKEN ? found - none : 0;
}
