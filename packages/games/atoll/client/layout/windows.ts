import { rect, type Rect } from '@atoll/table-kit/ui/rect.ts';
import type { WindowName } from './placement.ts';
import type { ScreenLayout } from './screen.ts';

/** The water that the tide runs over: below the shelf, between the panels. */
export function seaOf({ mode, reef, panels: { left, right, bar, shelf } }: ScreenLayout): Rect {
  return mode === 'phone'
    ? reef
    : rect(left.width + 4, shelf + 5, right.x - left.width - 8, bar.y - shelf - 14);
}

/**
 * The windows that clip cards. Colonies and coins hang over the edges of cards, so windows are a
 * little wider than their contents.
 */
export function windowsOf({
  mode,
  reef,
  beside,
  shelf,
  strip,
}: ScreenLayout): ReadonlyMap<WindowName, Rect> {
  const wide = (r: Rect): Rect =>
    mode === 'phone' ? r : below(rect(r.x - 4, r.y - 3, r.width + 8, r.height + 11), shelf);
  const out = new Map<WindowName, Rect>([['reef', wide(reef)]]);
  if (beside !== undefined) out.set('beside', wide(beside));
  if (shelf !== undefined) out.set('shelf', shelf);
  if (strip !== undefined) out.set('strip', strip);
  return out;
}

/** The rest of a window below the shelf: unfolded, it covers the upper edge of the reef. */
function below(r: Rect, shelf: Rect | undefined): Rect {
  const top = Math.max(r.y, shelf === undefined ? 0 : shelf.y + shelf.height);
  return rect(r.x, top, r.width, r.y + r.height - top);
}
