import { useEffect, useRef } from 'react';
import type { Edge } from './pan.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Pan } from './use-pan.ts';

const ARROWS: Readonly<Record<string, Edge>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'top',
  ArrowDown: 'bottom',
};
/** The zoom factor of each key. */
const ZOOMS: Readonly<Record<string, number>> = { '+': 1.2, '-': 1 / 1.2 };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/**
 * Shift and an arrow moves the view; 0 shows everything, plus and minus zoom in and out while
 * single-key shortcuts are switched on.
 */
export function usePanKeys(
  pan: Pick<Pan, 'step' | 'zoom' | 'whole'>,
  {
    letters,
    middle,
  }: {
    readonly letters: Settings['letterKeys'];
    /** Around which spot of the window the keys zoom. */
    readonly middle: { readonly x: number; readonly y: number };
  },
): void {
  const latest = useRef({ pan, letters, middle });
  latest.current = { pan, letters, middle };
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector('[role="dialog"]') !== null) return;
      const now = latest.current;
      const edge = event.shiftKey ? ARROWS[event.key] : undefined;
      const factor = ZOOMS[event.key];
      if (edge !== undefined) now.pan.step(edge);
      else if (now.letters === 'off') return;
      else if (event.key === '0') now.pan.whole();
      else if (factor !== undefined) now.pan.zoom(now.middle, factor);
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // before the grid of the reef, which takes arrows for itself
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}
