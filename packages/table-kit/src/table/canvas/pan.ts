import { fit, rect, toWindow, type Camera, type Rect } from '../../ui/rect.ts';

/** How a window shows a plane that may be larger than it. */
export interface PanFrame {
  /** The visible content, on its own plane. */
  readonly content: Rect;
  /** The window. */
  readonly frame: Rect;
  /** The largest scale, and the smallest before the view pans instead. */
  readonly most: number;
  readonly least: number;
}

export type Edge = 'left' | 'right' | 'top' | 'bottom';

/** Less than this is not worth a sign at the edge, in units of the window. */
const SLACK = 6;

/**
 * The whole of the content, unless it would be drawn too small: then as much of its middle as there
 * is room for.
 */
export function settle({ content, frame, most, least }: PanFrame): Camera {
  const whole = fit(content, frame, most);
  return whole.scale >= least ? whole : centred(content, frame, Math.min(least, most));
}

/** Whether everything is seen without panning. */
export const fitsWhole = ({ content, frame, most, least }: PanFrame): boolean =>
  fit(content, frame, most).scale >= least;

function centred(content: Rect, frame: Rect, scale: number): Camera {
  return {
    scale,
    x: frame.x + frame.width / 2 - (content.x + content.width / 2) * scale,
    y: frame.y + frame.height / 2 - (content.y + content.height / 2) * scale,
  };
}

/** How wide the buttons are that lie over the sides of a window, at most this share of it. */
const BUTTON = { room: 36, share: 0.25 } as const;

/**
 * The part of a window that no button at its sides covers, where the plane is larger than the
 * window. The plane is revealed in this part.
 */
export function clearPart(plane: PanFrame): Rect {
  const { x, y, width, height } = plane.frame;
  if (fitsWhole(plane)) return plane.frame;
  const across = Math.min(BUTTON.room, width * BUTTON.share);
  const down = Math.min(BUTTON.room, height * BUTTON.share);
  return rect(x + across, y + down, width - 2 * across, height - 2 * down);
}

/** The same view after its window has changed: the middle stays in the middle. */
export const reframed = (camera: Camera, from: Rect, to: Rect): Camera => ({
  scale: camera.scale,
  x: camera.x + to.x - from.x + (to.width - from.width) / 2,
  y: camera.y + to.y - from.y + (to.height - from.height) / 2,
});

/**
 * Moves as little as it takes so that no side of the window is empty while there is more on the
 * other side.
 */
export function clamp(camera: Camera, content: Rect, frame: Rect): Camera {
  const shown = toWindow(camera, content);
  return {
    scale: camera.scale,
    x: camera.x + kept(shown.x, shown.width, { from: frame.x, room: frame.width }),
    y: camera.y + kept(shown.y, shown.height, { from: frame.y, room: frame.height }),
  };
}

/** As `clamp`, but content smaller than the window stands in its middle. */
export function clampToMiddle(camera: Camera, content: Rect, frame: Rect): Camera {
  const shown = toWindow(camera, content);
  const held = clamp(camera, content, frame);
  return {
    scale: camera.scale,
    x: shown.width > frame.width ? held.x : centred(content, frame, camera.scale).x,
    y: shown.height > frame.height ? held.y : centred(content, frame, camera.scale).y,
  };
}

interface Span {
  readonly from: number;
  readonly room: number;
}

/** Content smaller than the window stays inside it; larger content leaves no gap. */
function kept(at: number, size: number, { from, room }: Span): number {
  const first = from + Math.min(0, room - size);
  const last = from + Math.max(0, room - size);
  return Math.min(last, Math.max(first, at)) - at;
}

/**
 * Moves as little as it takes to bring a part of the plane into the window; of a part larger than
 * the window, its beginning.
 */
export function reveal(camera: Camera, part: Rect, frame: Rect): Camera {
  const { x, y, width, height } = toWindow(camera, part);
  return {
    scale: camera.scale,
    x: camera.x + towards(x, width, { from: frame.x, room: frame.width }),
    y: camera.y + towards(y, height, { from: frame.y, room: frame.height }),
  };
}

function towards(at: number, size: number, { from, room }: Span): number {
  if (size > room) return from + (room - size) / 2 - at;
  return Math.min(0, from + room - at - size) + Math.max(0, from - at);
}

/** The sides on which there is more to see. */
export function hiddenEdges(camera: Camera, content: Rect, frame: Rect): readonly Edge[] {
  const shown = toWindow(camera, content);
  const out: Edge[] = [];
  if (shown.x < frame.x - SLACK) out.push('left');
  if (shown.x + shown.width > frame.x + frame.width + SLACK) out.push('right');
  if (shown.y < frame.y - SLACK) out.push('top');
  if (shown.y + shown.height > frame.y + frame.height + SLACK) out.push('bottom');
  return out;
}

/** The smallest part of the plane that holds all of these; undefined for none. */
export function around(parts: readonly Rect[]): Rect | undefined {
  if (parts.length === 0) return undefined;
  const x = Math.min(...parts.map((part) => part.x));
  const y = Math.min(...parts.map((part) => part.y));
  return rect(
    x,
    y,
    Math.max(...parts.map((part) => part.x + part.width)) - x,
    Math.max(...parts.map((part) => part.y + part.height)) - y,
  );
}
