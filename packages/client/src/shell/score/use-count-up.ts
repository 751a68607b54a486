import { useCallback, useEffect, useState } from 'react';

/** How long figures count up and lines grow, in ms. */
const LENGTH = 1_400;

export interface CountUp {
  /** 0 at the start, 1 at the end. */
  readonly progress: number;
  /** Ends the animation at once. */
  readonly skip: () => void;
}

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Counts up once, from the first render; at once when motion is off or reduced. */
export function useCountUp({ moving }: { readonly moving: boolean }): CountUp {
  const [progress, setProgress] = useState(() => (moving && !calm() ? 0 : 1));
  const done = progress >= 1;
  useEffect(() => {
    if (done) return;
    const begin = performance.now();
    let frame = requestAnimationFrame(function count(now) {
      const gone = Math.min(1, Math.max(0, now - begin) / LENGTH);
      setProgress(gone);
      if (gone < 1) frame = requestAnimationFrame(count);
    });
    return () => cancelAnimationFrame(frame);
  }, [done]);
  return { progress, skip: useCallback(() => setProgress(1), []) };
}

/** A whole number on its way up; fast at first, and exact at the end. */
export const countedTo = (total: number, progress: number): number =>
  Math.round(total * (1 - (1 - progress) ** 3));
