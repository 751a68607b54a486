import type { Rect, Spot } from '../rect.ts';

/**
 * The gap between an explanation and its element, and the margin to the edges of the window, in CSS
 * pixels.
 */
const GAP = 8;
const EDGE = 6;

interface Size {
  readonly width: number;
  readonly height: number;
}

const held = (value: number, most: number): number => Math.max(EDGE, Math.min(value, most - EDGE));

/**
 * The position of an explanation so that it never covers its element: above it, else below, else at
 * the side with more room. All in CSS pixels of the window.
 */
export function placeBeside(anchor: Rect, tip: Size, window: Size): Spot {
  const x = held(anchor.x + anchor.width / 2 - tip.width / 2, window.width - tip.width);
  const above = anchor.y - GAP - tip.height;
  const below = anchor.y + anchor.height + GAP;
  if (above >= EDGE) return { x, y: above };
  if (below + tip.height <= window.height - EDGE) return { x, y: below };
  const right = anchor.x + anchor.width + GAP;
  const left = anchor.x - GAP - tip.width;
  const y = held(anchor.y + anchor.height / 2 - tip.height / 2, window.height - tip.height);
  return { x: window.width - right > anchor.x ? right : left, y };
}
