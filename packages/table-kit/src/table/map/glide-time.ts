import type { Settings } from '../../settings/settings.ts';
import { motionWish } from '../canvas/use-transition.ts';
import type { Shown } from '../session/playback.ts';

/**
 * How long a piece takes from place to place, in ms; 0 where it jumps.
 * @param usual the same at ordinary speed
 */
export function glideTime(
  usual: number,
  animation: Settings['animation'],
  came: Shown['came'],
): number {
  const { still, speed } = motionWish(animation);
  return still || came === 'jumped' ? 0 : usual / speed;
}
