import { nextInt } from '@atoll/engine';
import type { Policy } from '@atoll/testkit';
import { evaluate } from '../src/bot/index.ts';
import type { HiddenArkState } from '../src/index.ts';

/** Takes what leads to the best position at once; now and then anything, so that matches differ. */
export const careful: Policy = ({ game, state, seat, legal, rng }) => {
  if (nextInt(rng, 12) === 0) return legal[nextInt(rng, legal.length)];
  const worth = legal.map((action) =>
    evaluate(game.apply(game.clone(state), seat, action).state as HiddenArkState, seat),
  );
  return legal[worth.indexOf(Math.max(...worth))];
};
