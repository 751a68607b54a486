import { useEffect, useState, type ReactNode } from 'react';
import type { FirstGesture } from './gestures.ts';
import type { Glossary } from './glossary.ts';
import { lazyWithRetry } from '../../late/lazy-with-retry.tsx';

const Explainer = lazyWithRetry(async () => (await import('./explainer.tsx')).Explainer);

/** The first gestures; a finger always sends pointerdown before any other event of interest. */
const FIRST = ['pointerover', 'pointerdown', 'keydown'] as const;
const LIFTED = ['pointerup', 'pointercancel'] as const;

const isFinger = (event: Event): boolean =>
  event instanceof PointerEvent && event.pointerType === 'touch';

/**
 * Adds explanations to all elements of the page with a term; the code loads with the first gesture,
 * which is handled too.
 */
export function Explanations({
  load,
  moment,
}: {
  readonly load: () => Promise<Glossary>;
  readonly moment: string;
}): ReactNode {
  const [first, begin] = useState<FirstGesture>();
  useEffect(() => {
    const stop = new AbortController();
    const start = (event: Event): void => {
      if (event.type === 'pointerover' && isFinger(event)) return;
      stop.abort();
      let ended = false;
      for (const up of LIFTED)
        window.addEventListener(up, () => (ended = true), { once: true, capture: true });
      begin({ event, ended: () => ended });
    };
    for (const event of FIRST)
      window.addEventListener(event, start, { signal: stop.signal, capture: true, passive: true });
    return () => stop.abort();
  }, []);
  return first === undefined ? null : <Explainer load={load} first={first} moment={moment} />;
}
