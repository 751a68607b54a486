import { useMemo } from 'react';
import { rect, type Rect } from '../../ui/rect.ts';
import { useSize } from '../../ui/use-size.ts';
import { usePan, type Pan, type Reach } from '../canvas/use-pan.ts';

/** The largest scale of a map that is shown whole. */
const MOST = 1.6;
const ALL = (): number => 0;

/** The part of the page in which a map is shown, and how it lies there. */
export interface MapWindow extends ReturnType<typeof useSize> {
  readonly pan: Pan;
}

/** A map in its window: whole at first where it is not too small, then moved by drag and zoom. */
export function useMapWindow({
  of,
  content,
  reach,
  leastIn = ALL,
  follow,
}: {
  /** Names the map; another one is shown anew. */
  readonly of: string;
  /** The whole map. Must stay the same as long as the map does. */
  readonly content: Rect;
  /** How much closer the person may zoom. */
  readonly reach: Reach;
  /** The least scale in a window; any unless given. */
  readonly leastIn?: (frame: Rect) => number;
  /** What stays in sight where the map is larger than its window. */
  readonly follow?: Rect | undefined;
}): MapWindow {
  const { ref, size } = useSize();
  const frame = useMemo(
    () => rect(0, 0, Math.max(1, size.width), Math.max(1, size.height)),
    [size.width, size.height],
  );
  const pan = usePan({ of, content, frame, most: MOST, least: leastIn(frame), follow, reach });
  return { ref, size, pan };
}
