import type { Board } from '../src/board.ts';
import { useMemo } from 'react';
import { usePan, type Pan, type Reach } from '@atoll/table-kit/table/canvas/use-pan.ts';
import { rect, type Spot } from '@atoll/table-kit/ui/rect.ts';
import { planeOf, type Coordinates } from './board/plane.ts';

/** The largest scale of a board that is shown whole, and how much closer the person may zoom. */
const MOST = 4;
const REACH: Reach = { kind: 'from whole', times: 4 };
/** So many pixels of the board around a cell are brought into sight with it. */
const RIM = 30;

export interface BoardCamera extends Pick<Pan, 'camera' | 'moved' | 'drag' | 'zoom' | 'whole'> {
  /** Enlarges around the middle. */
  readonly step: (factor: number) => void;
  /** Moves the board until a spot of its plane can be seen. */
  readonly show: (spot: Spot) => void;
}

/** The position of the board in its window: whole at first, then moved by drag and zoom. */
export function useCamera(
  board: Board,
  {
    size: { width, height },
    coordinates,
  }: {
    readonly size: { readonly width: number; readonly height: number };
    readonly coordinates: Coordinates;
  },
): BoardCamera {
  const content = useMemo(() => planeOf(board, coordinates), [board, coordinates]);
  const frame = useMemo(() => rect(0, 0, Math.max(1, width), Math.max(1, height)), [width, height]);
  const pan = usePan({ of: 'board', content, frame, most: MOST, least: 0, reach: REACH });
  const rim = RIM / pan.camera.scale;
  return {
    ...pan,
    step: (factor) => pan.zoom({ x: width / 2, y: height / 2 }, factor),
    show: ({ x, y }) => pan.show(rect(x - rim, y - rim, 2 * rim, 2 * rim)),
  };
}
