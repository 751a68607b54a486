import type { AtollView } from '@atoll/game-atoll';
import { useMemo, type RefObject } from 'react';
import type { Shown } from '../../table/session/playback.ts';
import type { Settings } from '../../settings/settings.ts';
import type { TableState } from '../../table/session/table-state.ts';
import type { ScreenLayout } from './layout/screen.ts';
import type { Anchors } from './motion/motion.ts';
import type { Passage } from './scene/atoll-scene.ts';

/** How the table goes over from what was shown to what is shown now. */
export function useTransition({ state, came, view, settings, layout, stage }: {
  readonly state: TableState;
  readonly came: Shown['came'];
  readonly view: AtollView;
  readonly settings: Settings;
  readonly layout: ScreenLayout;
  /** The element that is `layout` large. */
  readonly stage: RefObject<HTMLElement | null>;
}): { readonly passage: Passage; /** Nothing is to move. */ readonly still: boolean } {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches, { steps } = state, seq = state.snapshot?.seq ?? 0;
  const manner = came === 'jumped' || settings.animation === 0 ? 'jump' : reduced ? 'fade' : 'play', speed = settings.animation || 1;
  const anchors = useMemo(() => anchorsOn(stage, layout), [stage, layout]), asked = view.question.card;
  const passage = useMemo(() => ({ manner, speed, seq, steps, asked, anchors }) as const, [manner, speed, seq, steps, asked, anchors]);
  return { passage, still: reduced || settings.animation === 0 };
}

/** Nothing that is aimed at lies nearer to the edge of the screen than this. */
const EDGE = 12;

/** Finds places among the panels: elements that carry their name as `data-anchor`. */
function anchorsOn(stage: RefObject<HTMLElement | null>, { width, height, scale, panels, strip }: ScreenLayout): Anchors {
  return (name) => {
    if (name === 'offers') return strip === undefined ? undefined : { x: strip.width / 2, y: strip.y };
    const whole = stage.current?.getBoundingClientRect(), found = stage.current?.querySelector(`[data-anchor="${name}"]`);
    const box = found?.getBoundingClientRect();
    if (whole === undefined || box === undefined || box.width === 0)
      return name === 'supply' ? { x: width / 2, y: panels.shelf } : undefined;
    const x = (box.left + box.width / 2 - whole.left) / scale, y = (box.top + box.height / 2 - whole.top) / scale;
    return { x: Math.min(width - EDGE, Math.max(EDGE, x)), y: Math.min(height - EDGE, Math.max(EDGE, y)) };
  };
}
