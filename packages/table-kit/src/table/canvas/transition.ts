import type { HistoryStep } from '@atoll/protocol';
import type { Anchors } from './motion/motion.ts';

/** The transition from the previous table to the current one. */
export interface Transition<E = unknown> {
  /** Events are played, changes only fade, or everything is there at once. */
  readonly manner: 'play' | 'fade' | 'jump';
  /** How much faster than ordinary, 1 or more. */
  readonly speed: number;
  /** The number of the last shown step, and the known steps. */
  readonly seq: number;
  readonly steps: readonly HistoryStep<E>[];
  readonly anchors: Anchors;
}
