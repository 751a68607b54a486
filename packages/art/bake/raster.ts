import { type Canvas, createCanvas, Image } from '@napi-rs/canvas';
import type { Picture } from './image.ts';

const ELLIPSE =
  /<ellipse (?:cx="(?<x>[^"]*)" cy="(?<y>[^"]*)" )?rx="(?<rx>[^"]*)" ry="(?<ry>[^"]*)"/g;

/**
 * The rasteriser measures no ellipses, so that a filter over nothing else would leave nothing: they
 * are drawn as paths.
 */
const withoutEllipses = (svg: string): string =>
  svg.replace(
    ELLIPSE,
    (_all, x: string | undefined, y: string | undefined, rx: string, ry: string) =>
      `<path d="M${Number(x ?? 0) - Number(rx)} ${y ?? 0}a${rx} ${ry} 0 1 1 ${Number(rx) * 2} 0a${rx} ${ry} 0 1 1 ${Number(rx) * -2} 0z"`,
  );

/** Rasterises an SVG document of whole pixels at its own size. */
export async function rasterise(svg: string): Promise<Picture> {
  const canvas = await drawn(svg);
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

/** An SVG document of whole pixels, without holes, as a JPEG; `quality` is 1 to 100. */
export async function jpegOf(svg: string, quality: number): Promise<Uint8Array> {
  return (await drawn(svg)).encode('jpeg', quality);
}

async function drawn(svg: string): Promise<Canvas> {
  const image = new Image();
  image.src = Buffer.from(withoutEllipses(svg));
  await image.decode();
  const canvas = createCanvas(image.naturalWidth, image.naturalHeight);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/**
 * The bounds of all pixels whose alpha exceeds `threshold`, as left, top, width, height in pixels.
 */
export function opaqueBounds(
  { width, height, data }: Picture,
  threshold: number,
): [number, number, number, number] {
  let left = width;
  let top = height;
  let right = -1;
  let bottom = -1;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] <= threshold) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  return [left, top, right - left + 1, bottom - top + 1];
}
