import type { Board } from '@atoll/game-steere-atoll/board';
import { useCallback, useMemo, useState } from 'react';
import { fit, rect, zoomAt, type Camera, type Rect, type Spot } from '../../ui/rect.ts';
import { planeOf, type Coordinates } from './board/plane.ts';

/** How much larger than the whole board it can be shown. */
const MOST = 4;

export interface BoardCamera {
  readonly camera: Camera;
  /** Whether the board is shown larger than whole. */
  readonly moved: boolean;
  readonly drag: (by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  /** Enlarges around the middle. */
  readonly step: (factor: number) => void;
  readonly whole: () => void;
  /** Moves the board until a spot of its plane can be seen. */
  readonly show: (spot: Spot) => void;
}

/** Keeps an enlarged board over the window: no empty rim on a side where there is more to see. */
export function hold(camera: Camera, plane: Rect, { width, height }: { readonly width: number; readonly height: number }): Camera {
  const along = (offset: number, from: number, length: number, room: number): number => {
    const size = length * camera.scale, start = from * camera.scale;
    if (size <= room) return (room - size) / 2 - start;
    return Math.min(-start, Math.max(room - size - start, offset));
  };
  return {
    scale: camera.scale,
    x: along(camera.x, plane.x, plane.width, width),
    y: along(camera.y, plane.y, plane.height, height),
  };
}

/** Where the board stands in its window: whole at first, then as somebody drags and enlarges it. */
export function useCamera(board: Board, { size, coordinates }: {
  readonly size: { readonly width: number; readonly height: number };
  readonly coordinates: Coordinates;
}): BoardCamera {
  const plane = useMemo(() => planeOf(board, coordinates), [board, coordinates]), { width, height } = size;
  const base = useMemo(() => fit(plane, rect(0, 0, Math.max(1, width), Math.max(1, height)), MOST), [plane, width, height]);
  const [own, setOwn] = useState<Camera>();
  const moved = own !== undefined && own.scale > base.scale * 1.01;
  const camera = moved ? hold(own, plane, size) : base;
  const zoom = useCallback((at: Spot, factor: number) => setOwn((old) => {
    const from = old !== undefined && old.scale > base.scale ? hold(old, plane, { width, height }) : base;
    return hold(zoomAt(from, at, { factor, min: base.scale, max: base.scale * MOST }), plane, { width, height });
  }), [base, plane, width, height]);
  return {
    camera, moved, zoom,
    drag: (by) => setOwn((old) => (old === undefined ? old : hold({ ...old, x: old.x + by.x, y: old.y + by.y }, plane, size))),
    step: (factor) => zoom({ x: width / 2, y: height / 2 }, factor),
    whole: () => setOwn(undefined),
    show: (spot) => {
      if (!moved) return;
      const rim = 30, x = camera.x + spot.x * camera.scale, y = camera.y + spot.y * camera.scale;
      const by = { x: Math.min(width - rim, Math.max(rim, x)) - x, y: Math.min(height - rim, Math.max(rim, y)) - y };
      if (by.x !== 0 || by.y !== 0) setOwn(hold({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, plane, size));
    },
  };
}
