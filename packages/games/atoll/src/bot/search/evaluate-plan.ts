import { estimateBy } from '../evaluate.ts';
import { PLAN_WEIGHTS } from './plan-weights.ts';

/**
 * The points of a seat at the end of the match as seen from the end of a plan, if it plans its
 * later turns too.
 */
export const evaluatePlan = estimateBy(PLAN_WEIGHTS);
