import type { AtollEvent, EventType } from '@atoll/game-atoll';
import type { Timing } from './motion.ts';

/** How long an event moves, and after how long the next may begin: what does not depend on it runs beside it. */
const PACE: Readonly<Partial<Record<EventType, readonly [duration: number, next: number]>>> = {
  coralPlaced: [260, 220],
  animalPlaced: [260, 220],
  feedingBegan: [200, 60],
  coralUsed: [220, 120],
  supportUsed: [150, 40],
  paid: [280, 120],
  gained: [300, 120],
  raised: [220, 160],
  reduced: [320, 260],
  wentExtinct: [340, 300],
  sheltered: [320, 260],
  hunted: [320, 260],
  tired: [180, 60],
  rested: [200, 60],
  paired: [220, 100],
  polluted: [220, 100],
  cleaned: [220, 100],
  colonyPlaced: [240, 140],
  huntReadied: [150, 40],
  passed: [150, 60],
  incomeTaken: [300, 80],
  recovered: [300, 40],
  offerDiscarded: [240, 140],
  offerRefilled: [240, 50],
  roundBegan: [350, 0],
};
const QUICK = [150, 0] as const;

/** No step moves longer than this, in ms at ordinary speed; a long one is played faster. */
export const LONGEST = 1200;

/** When each event of a step begins and how long it takes, in the order of the events. */
export function timeline(events: readonly AtollEvent[]): readonly Timing[] {
  let start = 0;
  const out = events.map(({ type }): Timing => {
    const [duration, next] = PACE[type] ?? QUICK, at = start;
    start += next;
    return { start: at, duration };
  });
  const k = Math.min(1, LONGEST / Math.max(1, spanOf(out)));
  return k === 1 ? out : out.map((timing) => ({ start: timing.start * k, duration: timing.duration * k }));
}

/** When the last of them has ended. */
export const spanOf = (timings: readonly Timing[]): number => Math.max(0, ...timings.map(({ start, duration }) => start + duration));
