import type { Timing } from './motion.ts';

/**
 * How long an event of a type moves, and after how long the next may begin, in ms: independent
 * movements run beside it.
 */
export type Pace<Type extends string> = Readonly<
  Partial<Record<Type, readonly [duration: number, next: number]>>
>;

/** The pace of an event without its own. */
const QUICK = [150, 0] as const;

/** No step moves longer than this, in ms at ordinary speed; a long one is played faster. */
export const LONGEST = 1200;

/** When each event of a step begins and how long it takes, in the order of the events. */
export function timeline<Type extends string>(
  events: readonly { readonly type: Type }[],
  pace: Pace<Type>,
): readonly Timing[] {
  let start = 0;
  const out = events.map(({ type }): Timing => {
    const [duration, next] = pace[type] ?? QUICK;
    const at = start;
    start += next;
    return { start: at, duration };
  });
  const k = Math.min(1, LONGEST / Math.max(1, spanOf(out)));
  return k === 1
    ? out
    : out.map((timing) => ({ start: timing.start * k, duration: timing.duration * k }));
}

/** When the last of them has ended. */
export const spanOf = (timings: readonly Timing[]): number =>
  Math.max(0, ...timings.map(({ start, duration }) => start + duration));
