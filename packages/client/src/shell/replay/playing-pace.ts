import type { AnimationSpeed } from '../../settings/settings.ts';

/** How fast a replay may play; 1 is a step every second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP = 1_000;
/**
 * How long the moves of a long step take before the next may begin, in ms at ordinary speed; more
 * would pile up, and then be jumped over.
 */
const MOVES = 600;

/** How long one step is shown, in ms. */
export const stepAt = (speed: number): number => STEP / speed;

/**
 * How much faster than ordinary things move while a replay plays: no faster than `usual`, which was
 * set, unless the next step would come before they are there. What was switched off stays so.
 */
export const animationAt = (speed: number, usual: AnimationSpeed): AnimationSpeed =>
  usual === 0 ? 0 : Math.max(usual, Math.ceil(MOVES / stepAt(speed)));
