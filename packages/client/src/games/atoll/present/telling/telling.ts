import type { AtollEvent } from '@atoll/game-atoll';
import type { HistoryStep } from '@atoll/protocol';

/** Events that belong to the one before them. */
export const MINOR: ReadonlySet<AtollEvent['type']> = new Set(['paid', 'gained', 'tired']);
/** Events that only say what others already show. */
export const SILENT: ReadonlySet<AtollEvent['type']> = new Set(['offerRefilled', 'feedingBegan']);

/** What everybody is called, by seat, and the seat of the person who reads, or -1. */
export interface Readers {
  readonly names: readonly string[];
  readonly you: number;
}

/** What a seat has done, as one event that says it. */
export interface Doing {
  /** The number of the step, so that the same words are told anew. */
  readonly seq: number;
  readonly seat: number;
  readonly event: AtollEvent;
}

/**
 * What another seat did last, as long as the own seat has not acted since; undefined when there is
 * nothing to tell.
 */
export function lastDoing(steps: readonly HistoryStep[], own: number): Doing | undefined {
  for (let i = steps.length - 1; i >= 0; i--) {
    const { seq, seat, events } = steps[i]!;
    if (seat === own) return undefined;
    const event = (events as readonly AtollEvent[]).find(
      ({ type }) => !MINOR.has(type) && !SILENT.has(type),
    );
    if (event !== undefined) return { seq, seat, event };
  }
  return undefined;
}
