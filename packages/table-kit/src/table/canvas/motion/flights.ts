import type { Spot } from '../../../ui/rect.ts';
import type { Motion, Timing } from './motion.ts';

/** From where to where tokens go; nothing flies to or from a place that is not on screen. */
export type FlightPath = readonly [from: Spot | undefined, to: Spot | undefined];

/** More tokens of a kind than this fly as this many; the counters show the rest. */
const MOST = 4;
/** One after the other, in ms; and how long the last ones take at the least. */
const APART = 45;
const LEAST = 200;

/** How large a token flies, in units. */
export const TOKEN_SIZE = 25;

/** Tokens of several kinds, by their icons, one after the other. */
export function flights(
  counts: Readonly<Record<string, number>>,
  timing: Timing,
  pathOf: (icon: string) => FlightPath,
): Motion[] {
  const out: Motion[] = [];
  for (const [icon, count] of Object.entries(counts))
    for (let i = 0; i < Math.min(MOST, count); i++) {
      const start = timing.start + out.length * APART;
      out.push(
        ...flight(icon, { start, duration: Math.max(LEAST, timing.duration) }, pathOf(icon)),
      );
    }
  return out;
}

export function flight(icon: string, timing: Timing, [from, to]: FlightPath): Motion[] {
  if (from === undefined || to === undefined || (from.x === to.x && from.y === to.y)) return [];
  return [{ kind: 'token', icon, from, to, size: TOKEN_SIZE, ...timing }];
}
