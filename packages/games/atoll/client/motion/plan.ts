import type { Motion } from '@atoll/table-kit/table/canvas/motion/motion.ts';
import { cardMotions } from './cards.ts';
import { deedMotions } from './event-summary.ts';
import { momentOf, type PlanInput } from './animation-input.ts';
import { partMotions } from './parts.ts';
import { tokenMotions } from './tokens.ts';

/**
 * The movements that lead from one moment of the table to the next. Pure; where everything goes is
 * the business of the scene.
 */
export function planMotions(input: PlanInput): readonly Motion[] {
  const moment = momentOf(input);
  return [
    ...cardMotions(moment),
    ...partMotions(moment),
    ...deedMotions(moment),
    ...tokenMotions(moment),
  ];
}
