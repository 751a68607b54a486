import type { Rect } from '@atoll/table-kit/ui/rect.ts';

/** A place of the layout as the style of a panel. */
export const boxOf = ({
  x,
  y,
  width,
  height,
}: Rect): { left: number; top: number; width: number; height: number } => ({
  left: x,
  top: y,
  width,
  height,
});
