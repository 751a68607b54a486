import { useMemo, type RefObject } from 'react';
import type { AnimationSpeed } from '../../settings/settings.ts';
import type { Spot } from '../../ui/rect.ts';
import type { Anchors } from './motion/motion.ts';
import type { Transition } from './transition.ts';

/** How much motion a person wants: their setting here, and that of their system. */
export interface MotionWish {
  /** How much faster than ordinary, 1 or more. */
  readonly speed: number;
  /** Nothing is to move; it may still fade, unless animations are switched off. */
  readonly still: boolean;
}

export const motionWish = (animation: AnimationSpeed): MotionWish => ({
  speed: animation || 1,
  still: animation === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches,
});

/** How a table changes from the previous state to the current one. */
export function useTransition<E>({
  came,
  animation,
  seq,
  steps,
  anchors,
}: Pick<Transition<E>, 'seq' | 'steps' | 'anchors'> & {
  /** How this moment came to be shown: a moment that is jumped to is there at once. */
  readonly came: 'played' | 'jumped';
  readonly animation: AnimationSpeed;
}): { readonly transition: Transition<E> } & Pick<MotionWish, 'still'> {
  const { speed, still } = motionWish(animation);
  const manner = came === 'jumped' || animation === 0 ? 'jump' : still ? 'fade' : 'play';
  const transition = useMemo(
    () => ({ manner, speed, seq, steps, anchors }) as const,
    [manner, speed, seq, steps, anchors],
  );
  return { transition, still };
}

/** Nothing that is aimed at lies nearer to the edge of the screen than this. */
const EDGE = 12;

export interface AnchorInput {
  /** The element that is `size` large. */
  readonly stage: RefObject<HTMLElement | null>;
  /** Design units, and how many CSS pixels a unit has. */
  readonly size: { readonly width: number; readonly height: number; readonly scale: number };
  /** Places of names for which no element is shown. */
  readonly elsewhere?: (name: string) => Spot | undefined;
}

/**
 * Finds places among the panels: elements that carry their name as `data-anchor`. Of several, the
 * first counts.
 */
export function anchorsOn({
  stage,
  size: { width, height, scale },
  elsewhere,
}: AnchorInput): Anchors {
  return (name) => {
    const whole = stage.current?.getBoundingClientRect();
    const found = stage.current?.querySelector(`[data-anchor="${name}"]`);
    const box = found?.getBoundingClientRect();
    if (whole === undefined || box === undefined || box.width === 0) return elsewhere?.(name);
    const x = (box.left + box.width / 2 - whole.left) / scale;
    const y = (box.top + box.height / 2 - whole.top) / scale;
    return {
      x: Math.min(width - EDGE, Math.max(EDGE, x)),
      y: Math.min(height - EDGE, Math.max(EDGE, y)),
    };
  };
}
