import { nextInt } from '@atoll/engine';
import type { Policy } from '@atoll/testkit';
import { evaluate } from '../src/bot/index.ts';
import { hiddenArk, type HiddenArkAction, type HiddenArkState } from '../src/index.ts';

/** Positions looked at for one action. */
const BUDGET = 10;

/**
 * Takes what looks best at the end of its own question, and one time in so many anything: matches
 * in which fish are rescued, and which differ.
 */
export function someCare(oneIn: number): Policy {
  return ({ state, seat, legal, rng }) => {
    if (nextInt(rng, oneIn) === 0) return legal[nextInt(rng, legal.length)];
    const ratings = legal.map((action) =>
      worth(state as HiddenArkState, action as HiddenArkAction, { seat, left: BUDGET }),
    );
    return legal[ratings.indexOf(Math.max(...ratings))];
  };
}

export const careful: Policy = someCare(12);

function worth(
  before: HiddenArkState,
  action: HiddenArkAction,
  search: { readonly seat: number; left: number },
): number {
  const { seat } = search;
  search.left--;
  const { state, sealed, ended } = hiddenArk.apply(hiddenArk.clone(before), seat, action);
  if (sealed || ended) return evaluate(state, seat);
  let most = -Infinity;
  for (const next of hiddenArk.legalActions(state, seat)) {
    most = Math.max(most, worth(state, next, search));
    if (search.left <= 0) break;
  }
  return most;
}
