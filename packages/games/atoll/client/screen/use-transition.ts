import type { AtollEvent } from '../../src/index.ts';
import { useMemo, type RefObject } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import {
  anchorsOn,
  useTransition as useCanvasTransition,
} from '@atoll/table-kit/table/canvas/use-transition.ts';
import type { Shown } from '@atoll/table-kit/table/session/playback.ts';
import type { ScreenLayout } from '../layout/screen.ts';
import type { AtollTableState } from '../table-types.ts';

/** How the table changes from the previous state to the current one. */
export function useTransition({
  state,
  came,
  settings,
  layout,
  stage,
}: {
  readonly state: AtollTableState;
  readonly came: Shown['came'];
  readonly settings: Settings;
  readonly layout: ScreenLayout;
  /** The element that is `layout` large. */
  readonly stage: RefObject<HTMLElement | null>;
}): ReturnType<typeof useCanvasTransition<AtollEvent>> {
  const anchors = useMemo(
    () => anchorsOn({ stage, size: layout, elsewhere: (name) => aside(name, layout) }),
    [stage, layout],
  );
  return useCanvasTransition({
    came,
    animation: settings.animation,
    seq: state.snapshot?.seq ?? 0,
    steps: state.steps,
    anchors,
  });
}

/** The offers, which a phone hides below its strip, and the supply, which has no panel there. */
function aside(
  name: string,
  { width, strip, panels }: ScreenLayout,
): { readonly x: number; readonly y: number } | undefined {
  if (name === 'offers')
    return strip === undefined ? undefined : { x: strip.width / 2, y: strip.y };
  return name === 'supply' ? { x: width / 2, y: panels.shelf } : undefined;
}
