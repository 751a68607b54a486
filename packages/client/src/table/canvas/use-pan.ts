import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { clamp, fitsWhole, hiddenEdges, reveal, settle, type Edge, type PanFrame } from './pan.ts';
import { fit, zoomAt, type Camera, type Rect, type Spot } from '../../ui/rect.ts';

/** The window onto a board that may be larger than it. */
export interface Pan {
  readonly camera: Camera;
  /** Whether a hand has moved it, and the sides on which there is more to see. */
  readonly moved: boolean;
  readonly hidden: readonly Edge[];
  readonly drag: (by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  /** Moves by most of a window. */
  readonly step: (edge: Edge) => void;
  /** Moves as little as it takes to show a part of the plane. */
  readonly show: (part: Rect) => void;
  /** Everything at once, however small; from there, back to what is shown by itself. */
  readonly whole: () => void;
}

interface Held {
  readonly of: string;
  readonly camera: Camera;
  /** What a hand has chosen stays; what has only followed gives way as soon as everything fits. */
  readonly by: 'hand' | 'follow' | 'whole';
}

/** How much of a window a step moves, and the limits of a hand's zoom. */
const STEP = 0.6, CLOSEST = 2, FARTHEST = 0.3;

/**
 * Where a board is seen from. By itself it shows everything; a board that would be drawn too small is panned, and follows what happens.
 * @param input.of which board it is: another one begins anew
 * @param input.follow the part of the plane where something has just happened or is asked; its parts are compared by value
 */
export function usePan({ of, content, frame, most, least, follow }: PanFrame & {
  readonly of: string;
  readonly follow: Rect | undefined;
}): Pan {
  const [held, hold] = useState<Held>();
  const plane = useMemo(() => ({ content, frame, most, least }), [content, frame, most, least]);
  const mine = held?.of === of ? held : undefined;
  const camera = useMemo(() => cameraOf(mine, plane), [mine, plane]);
  const now = useRef({ camera, mine, plane, of });
  now.current = { camera, mine, plane, of };

  const put = useCallback((next: Camera, by: Held['by']) => {
    const { of: board, plane: { content: all, frame: window } } = now.current;
    hold({ of: board, by, camera: clamp(next, all, window) });
  }, []);
  const show = useCallback((part: Rect) => {
    const { camera: from, mine: was, plane: { frame: window } } = now.current, next = reveal(from, part, window);
    if (next.x !== from.x || next.y !== from.y) put(next, was?.by ?? 'follow');
  }, [put]);

  const wanted = follow === undefined ? '' : [follow.x, follow.y, follow.width, follow.height].join();
  useEffect(() => {
    if (wanted === '') return;
    const [x, y, width, height] = wanted.split(',').map(Number) as [number, number, number, number];
    show({ x, y, width, height });
  }, [wanted, of, show]);

  const hidden = useMemo(() => hiddenEdges(camera, content, frame), [camera, content, frame]);
  return {
    camera, hidden, show,
    moved: mine !== undefined && mine.by !== 'follow',
    drag: (by) => put({ ...camera, x: camera.x + by.x, y: camera.y + by.y }, 'hand'),
    zoom: (at, factor) => put(zoomAt(camera, at, { factor, min: Math.min(FARTHEST, least), max: CLOSEST }), 'hand'),
    step: (edge) => put(stepped(camera, frame, edge), 'hand'),
    // where everything fits by itself, there is nothing in between
    whole: () => hold(mine?.by === 'whole' || fitsWhole(plane) ? undefined : { of, by: 'whole', camera: fit(content, frame, most) }),
  };
}

function cameraOf(held: Held | undefined, plane: PanFrame): Camera {
  if (held === undefined || (held.by === 'follow' && fitsWhole(plane))) return settle(plane);
  if (held.by === 'whole') return fit(plane.content, plane.frame, plane.most);
  const scale = held.by === 'follow' ? settle(plane).scale : held.camera.scale;
  return clamp({ ...held.camera, scale }, plane.content, plane.frame);
}

const WAYS: Readonly<Record<Edge, readonly [number, number]>> = { left: [1, 0], right: [-1, 0], top: [0, 1], bottom: [0, -1] };

const stepped = (camera: Camera, frame: Rect, edge: Edge): Camera => {
  const [dx, dy] = WAYS[edge];
  return { ...camera, x: camera.x + dx * frame.width * STEP, y: camera.y + dy * frame.height * STEP };
};
