import type { Drag } from '../../ui/drag.ts';
import type { Spot } from '../../ui/rect.ts';
import type { Gestures } from './pointer.ts';

/** The gestures on the items of a canvas; `undefined` is a spot without one. */
export interface ItemGestures<Item> {
  readonly onTap: (item: Item | undefined) => void;
  /** A mouse or pen rests on an item. */
  readonly onHover: (item: Item | undefined) => void;
  /** Milliseconds for which it has to rest; none unless given. */
  readonly hoverDelay?: number;
  /** A finger rests on an item, until it is lifted. */
  readonly onPeek?: (item: Item | undefined) => void;
  readonly onDrag?: (drag: Drag<Item>) => void;
  /** A drag ends over an item, or over nothing. */
  readonly onDrop?: (over: Item | undefined) => void;
  readonly onZoom?: (at: Spot, factor: number) => void;
  readonly onScroll?: (at: Spot, by: Spot) => void;
}

/** Finds the items under a hand. `stop` drops a pending hover. */
export function gesturesOn<Item>(
  { itemAt }: { readonly itemAt: (spot: Spot) => Item | undefined },
  hands: () => ItemGestures<Item>,
): { readonly gestures: Gestures; readonly stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: Item | undefined;
  const hover = (at: Spot | undefined): void => {
    const item = at === undefined ? undefined : itemAt(at);
    const { hoverDelay = 0 } = hands();
    if (item === over) return;
    over = item;
    clearTimeout(timer);
    if (hoverDelay === 0) hands().onHover(item);
    else timer = setTimeout(() => hands().onHover(item), hoverDelay);
  };
  const gestures: Gestures = {
    hover,
    tap: (at) => hands().onTap(itemAt(at)),
    press: (at) => hands().onPeek?.(itemAt(at)),
    release: () => hands().onPeek?.(undefined),
    drag: (from, by, at) =>
      hands().onDrag?.({ from, by, at, item: itemAt(from), over: itemAt(at) }),
    drop: (at) => hands().onDrop?.(at === undefined ? undefined : itemAt(at)),
    scroll: (at, by) => hands().onScroll?.(at, by),
    zoom: (at, factor) => hands().onZoom?.(at, factor),
  };
  return { gestures, stop: () => clearTimeout(timer) };
}
