import { nextInt } from '@atoll/engine';
import type { Policy } from '@atoll/testkit';
import { evaluate } from '../src/bot/index.ts';
import { atoll, type AtollAction, type AtollState } from '../src/index.ts';

/**
 * Takes what looks best one step ahead, now and then anything: matches in which animals are bought,
 * fed and eaten.
 */
export const careful: Policy = ({ state, seat, legal, rng }) => {
  if (nextInt(rng, 6) === 0) return legal[nextInt(rng, legal.length)];
  const worth = (action: unknown): number =>
    evaluate(
      atoll.apply(atoll.clone(state as AtollState), seat, action as AtollAction).state,
      seat,
    );
  const ratings = legal.map(worth);
  return legal[ratings.indexOf(Math.max(...ratings))];
};
