/** A rectangle in design units. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export const rect = (x: number, y: number, width: number, height: number): Rect => ({
  x,
  y,
  width,
  height,
});

export const contains = (r: Rect, p: Spot): boolean =>
  p.x >= r.x && p.y >= r.y && p.x <= r.x + r.width && p.y <= r.y + r.height;

export const middleOf = ({ x, y, width, height }: Rect): Spot => ({
  x: x + width / 2,
  y: y + height / 2,
});

export const inset = (r: Rect, by: number): Rect =>
  rect(r.x + by, r.y + by, r.width - 2 * by, r.height - 2 * by);

/** Scale and offset that map content coordinates into a window. */
export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Shows the whole of `content` in the middle of `frame`, never larger than `max`. */
export function fit(content: Rect, frame: Rect, max: number): Camera {
  const scale = Math.min(max, frame.width / content.width, frame.height / content.height);
  return {
    scale,
    x: frame.x + frame.width / 2 - (content.x + content.width / 2) * scale,
    y: frame.y + frame.height / 2 - (content.y + content.height / 2) * scale,
  };
}

/** Zooms around a fixed point of the window. */
export function zoomAt(
  camera: Camera,
  spot: Spot,
  { factor, min, max }: { factor: number; min: number; max: number },
): Camera {
  const scale = Math.min(max, Math.max(min, camera.scale * factor));
  const k = scale / camera.scale;
  return { scale, x: spot.x - (spot.x - camera.x) * k, y: spot.y - (spot.y - camera.y) * k };
}

export const toWindow = (camera: Camera, r: Rect): Rect =>
  rect(
    camera.x + r.x * camera.scale,
    camera.y + r.y * camera.scale,
    r.width * camera.scale,
    r.height * camera.scale,
  );
