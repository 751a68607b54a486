import type { HistoryStep } from '@atoll/protocol';
import type { Anchors } from './motion/motion.ts';

/** What leads from what was shown before to what is shown now. */
export interface Transition {
  /** Events are played, changes only fade, or everything is there at once. */
  readonly manner: 'play' | 'fade' | 'jump';
  /** How much faster than ordinary, 1 or more. */
  readonly speed: number;
  /** The number of the last step that is shown, and the steps that are known. */
  readonly seq: number;
  readonly steps: readonly HistoryStep[];
  readonly anchors: Anchors;
}
