import type { Spot } from '../../ui/rect.ts';

/**
 * The effect of a turn of the wheel: to zoom by a factor, or to move the region under the pointer,
 * in pixels.
 */
export type Wheel =
  | { readonly do: 'zoom'; readonly factor: number }
  | { readonly do: 'scroll'; readonly by: Spot };

type Turned = Pick<
  WheelEvent,
  'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'metaKey' | 'shiftKey'
>;

/** Pixels in a line and in a page, for devices that do not count in pixels. */
const UNITS = [1, 24, 400] as const;

/**
 * As on a map that is part of a page: the wheel moves, with Shift sideways; with Ctrl, as two
 * fingers on a pad pinch, it zooms.
 */
export function readWheel({
  deltaX,
  deltaY,
  deltaMode,
  ctrlKey,
  metaKey,
  shiftKey,
}: Turned): Wheel {
  const unit = UNITS[deltaMode] ?? 1;
  const x = deltaX * unit;
  const y = deltaY * unit;
  // a pinch comes in small steps, a notch of a wheel in steps of 100
  if (ctrlKey || metaKey)
    return { do: 'zoom', factor: Math.exp(-y * (Math.abs(y) < 50 ? 0.01 : 0.0018)) };
  return { do: 'scroll', by: shiftKey && x === 0 ? { x: -y, y: 0 } : { x: -x, y: -y } };
}
