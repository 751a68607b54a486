import { contains, type Rect, type Spot } from '../../ui/rect.ts';
import type { Pan } from './use-pan.ts';

/** A part of the canvas that can be moved on its own, such as a board or a strip of cards. */
export interface Region {
  readonly frame: Rect;
  readonly drag: (by: Spot) => void;
  readonly scroll: (by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
}

/** The gestures for the region under the hand, or under its start. */
export interface RegionHands {
  readonly drag: (from: Spot, by: Spot) => void;
  readonly scroll: (at: Spot, by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
}

/** Moves the first region that lies under a spot; beside all of them nothing. */
export function handsOn(regions: readonly Region[]): RegionHands {
  const under = (spot: Spot): Region | undefined =>
    regions.find(({ frame }) => contains(frame, spot));
  return {
    drag: (from, by) => under(from)?.drag(by),
    scroll: (at, by) => under(at)?.scroll(by),
    zoom: (at, factor) => under(at)?.zoom(at, factor),
  };
}

/** A board: a wheel does not move it while all of it is in sight. */
export const boardRegion = (frame: Rect, { hidden, drag, zoom }: Pan): Region => ({
  frame,
  drag,
  zoom,
  scroll: (by) => {
    if (hidden.length > 0) drag(by);
  },
});

/** A strip that slides to either side, whichever way a wheel turns. */
export const stripRegion = (frame: Rect, slide: (by: number) => void): Region => ({
  frame,
  drag: ({ x }) => slide(x),
  scroll: ({ x, y }) => slide(x + y),
  zoom: () => undefined,
});
