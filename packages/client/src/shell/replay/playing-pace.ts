import type { AnimationSpeed } from '@atoll/table-kit/settings/settings.ts';

/** The speeds of a replay; 1 is a step every second. */
export const SPEEDS = [0.5, 1, 2, 4, 8] as const;
const STEP = 1_000;
/**
 * How long the animations of a long step take before the next may begin, in ms at normal speed;
 * with less time they would queue up, and then be skipped.
 */
const MOVES = 600;

/** How long one step is shown, in ms. */
export const stepAt = (speed: number): number => STEP / speed;

/**
 * The animation speed while a replay plays: `usual`, the person's setting, or faster when the
 * animations would not end before the next step. Off stays off.
 */
export const animationAt = (speed: number, usual: AnimationSpeed): AnimationSpeed =>
  usual === 0 ? 0 : Math.max(usual, Math.ceil(MOVES / stepAt(speed)));
