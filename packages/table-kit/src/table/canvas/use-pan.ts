import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  clamp,
  clampToMiddle,
  clearPart,
  fitsWhole,
  hiddenEdges,
  reframed,
  reveal,
  settle,
  type Edge,
  type PanFrame,
} from './pan.ts';
import { fit, zoomAt, type Camera, type Rect, type Spot } from '../../ui/rect.ts';

/** The window onto a board that may be larger than it. */
export interface Pan {
  readonly camera: Camera;
  /** Whether the person has moved it, and the sides on which there is more to see. */
  readonly moved: boolean;
  readonly hidden: readonly Edge[];
  readonly drag: (by: Spot) => void;
  readonly zoom: (at: Spot, factor: number) => void;
  /** Moves by most of a window. */
  readonly step: (edge: Edge) => void;
  /** Moves as little as it takes to show a part of the plane. */
  readonly show: (part: Rect) => void;
  /** Shows everything at once, however small; called again, returns to the default view. */
  readonly whole: () => void;
}

interface Held {
  readonly of: string;
  readonly camera: Camera;
  /** The window that it was chosen for. */
  readonly frame: Rect;
  /**
   * A view chosen by hand stays; a view that only followed is dropped as soon as everything fits.
   */
  readonly by: 'hand' | 'follow' | 'whole';
}

/** How much of a window a step moves, and the limits of a person's zoom. */
const STEP = 0.6;
const CLOSEST = 2;
const FARTHEST = 0.3;
/** A view larger than the whole by less than this factor looks the same. */
const SAME = 1.01;

/**
 * How a person may move the view: zoom freely between two scales, or zoom in up to so many `times`
 * the whole. In the second case nobody zooms out beyond the whole, and a plane that is smaller than
 * its window stays in the middle.
 */
export type Reach =
  | { readonly kind: 'free' }
  | { readonly kind: 'from whole'; readonly times: number };

interface Plane extends PanFrame {
  readonly reach: Reach;
}

const FREE: Reach = { kind: 'free' };

/**
 * The view of a board. By default it shows everything; a board that would be drawn too small is
 * panned, and follows the events.
 * @param input.of which board it is: another one begins anew
 * @param input.follow the part of the plane where an event has just happened or the prompt is; its
 * parts are compared by value
 * @param input.reach how a person may move the view; 'free' unless given
 */
export function usePan({
  of,
  content,
  frame,
  most,
  least,
  follow,
  reach = FREE,
}: PanFrame & {
  readonly of: string;
  readonly follow?: Rect | undefined;
  readonly reach?: Reach;
}): Pan {
  const [held, hold] = useState<Held>();
  const plane = useMemo(
    () => ({ content, frame, most, least, reach }),
    [content, frame, most, least, reach],
  );
  const mine = held?.of === of && !looksWhole(held.camera, plane) ? held : undefined;
  const camera = useMemo(() => cameraOf(mine, plane), [mine, plane]);
  const now = useRef({ camera, mine, plane, of });
  now.current = { camera, mine, plane, of };

  const put = useCallback((next: Camera, by: Held['by']) => {
    const { of: board, plane: window } = now.current;
    const mine = { of: board, by, camera: clamped(next, window), frame: window.frame };
    // the person may move it once more before it is drawn
    now.current = { ...now.current, mine, camera: cameraOf(mine, window) };
    hold(mine);
  }, []);
  const show = useCallback(
    (part: Rect) => {
      const { camera: from, mine: was, plane: window } = now.current;
      const next = reveal(from, part, clearPart(window));
      if (next.x !== from.x || next.y !== from.y) put(next, was?.by ?? 'follow');
    },
    [put],
  );

  // shown anew in a window that has changed its size, as when a sheet opens below it
  const room = `${frame.width} ${frame.height}`;
  const wanted =
    follow === undefined ? '' : [follow.x, follow.y, follow.width, follow.height].join();
  useEffect(() => {
    if (wanted === '') return;
    const [x, y, width, height] = wanted.split(',').map(Number);
    show({ x, y, width, height });
  }, [wanted, of, room, show]);

  const hidden = useMemo(() => hiddenEdges(camera, content, frame), [camera, content, frame]);
  const hands = useMemo(
    () => ({
      drag: ({ x, y }: Spot) => {
        const { camera: from } = now.current;
        put({ ...from, x: from.x + x, y: from.y + y }, 'hand');
      },
      zoom: (at: Spot, factor: number) =>
        put(zoomAt(now.current.camera, at, { factor, ...zoomLimits(now.current.plane) }), 'hand'),
      step: (edge: Edge) => put(stepped(now.current.camera, now.current.plane.frame, edge), 'hand'),
      // where everything fits, there is nothing in between
      whole: () => {
        const { mine: was, plane: window, of: board } = now.current;
        hold(
          was?.by === 'whole' || fitsWhole(window)
            ? undefined
            : { of: board, by: 'whole', camera: wholeOf(window), frame: window.frame },
        );
      },
    }),
    [put],
  );
  return { camera, hidden, show, moved: mine !== undefined && mine.by !== 'follow', ...hands };
}

const wholeOf = ({ content, frame, most }: PanFrame): Camera => fit(content, frame, most);

/** Whether it is back at the whole, from where the person began. */
const looksWhole = (camera: Camera, plane: Plane): boolean =>
  plane.reach.kind !== 'free' && camera.scale <= wholeOf(plane).scale * SAME;

const clamped = (camera: Camera, { content, frame, reach }: Plane): Camera =>
  (reach.kind === 'free' ? clamp : clampToMiddle)(camera, content, frame);

function zoomLimits(plane: Plane): { readonly min: number; readonly max: number } {
  const { reach, least } = plane;
  if (reach.kind === 'free') return { min: Math.min(FARTHEST, least), max: CLOSEST };
  const { scale } = wholeOf(plane);
  return { min: scale, max: scale * reach.times };
}

function cameraOf(held: Held | undefined, plane: Plane): Camera {
  if (held === undefined || (held.by === 'follow' && fitsWhole(plane))) return settle(plane);
  if (held.by === 'whole') return wholeOf(plane);
  const scale = held.by === 'follow' ? settle(plane).scale : held.camera.scale;
  return clamped({ ...reframed(held.camera, held.frame, plane.frame), scale }, plane);
}

const DIRECTIONS: Readonly<Record<Edge, readonly [number, number]>> = {
  left: [1, 0],
  right: [-1, 0],
  top: [0, 1],
  bottom: [0, -1],
};

const stepped = (camera: Camera, frame: Rect, edge: Edge): Camera => {
  const [dx, dy] = DIRECTIONS[edge];
  return {
    ...camera,
    x: camera.x + dx * frame.width * STEP,
    y: camera.y + dy * frame.height * STEP,
  };
};
