import type { Container } from 'pixi.js';
import type { Timing } from '../motion/motion.ts';
import type { Stage } from '../stage.ts';
import { EASE } from '../tween.ts';

/** What a movement needs beside its things: time, and the layers in which they fly. */
export interface EffectLayer {
  readonly stage: Stage;
  /** Above everything that lies, and below it. */
  readonly flying: Container;
  readonly low: Container;
  /** How much faster than ordinary, 1 or more. */
  readonly speed: number;
}

/** A motion in the time of a tween. */
export const times = (
  { start, duration }: Timing,
  { speed }: Pick<EffectLayer, 'speed'>,
): { delay: number; duration: number } => ({ delay: start / speed, duration: duration / speed });

let count = 0;

/**
 * Moves a thing that exists only during the movement, evenly from 0 to 1; the caller has put it
 * where it belongs.
 */
export function playFleeting(
  air: EffectLayer,
  timing: Timing,
  { nodes, apply }: { readonly nodes: readonly Container[]; readonly apply: (t: number) => void },
): void {
  air.stage.tweens.add({
    key: `air:${count++}`,
    ...times(timing, air),
    ease: EASE.even,
    apply: (t) => {
      if (!nodes.some(({ destroyed }) => destroyed)) apply(t);
    },
    done: () => nodes.forEach((node) => node.destroyed || node.destroy({ children: true })),
  });
}
