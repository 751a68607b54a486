import type { Reason } from '@atoll/engine';
import { z } from 'zod';

/** The maximum number of moments in one answer: the newest of the requested ones. */
export const MOST_MOMENTS = 60;

/**
 * The position of the match after each action that still counts, from log entry `from` on (0 is the
 * start) and before entry `before`; without `before`, up to now.
 */
export const momentsRequest = z.strictObject({
  from: z.int().min(0),
  before: z.int().min(1).optional(),
});
export type MomentsRequest = z.infer<typeof momentsRequest>;

/** The position of a match, as far as the asker could know it then. */
export interface VisiblePosition {
  /** The length of the log; 0 is the start. */
  readonly seq: number;
  /** The game's public view. */
  readonly view: unknown;
  /**
   * The private view of the own seat then; omitted for a spectator, and in a game without secrets.
   */
  readonly privateView?: unknown;
}

export type MomentsAnswer =
  | { readonly ok: true; readonly moments: readonly VisiblePosition[] }
  | { readonly ok: false; readonly reasons: readonly Reason[] };
