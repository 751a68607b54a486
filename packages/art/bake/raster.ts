import { Resvg } from '@resvg/resvg-js';
import type { Picture } from './image.ts';

/** Turns premultiplied colours into straight ones, in place. */
function straighten(data: Uint8Array): void {
  for (let i = 0; i < data.length; i += 4) {
    const a = data[i + 3];
    if (a === 0 || a === 255) continue;
    for (let c = 0; c < 3; c++) data[i + c] = Math.min(255, Math.round(data[i + c] * 255 / a));
  }
}

/** Rasterises an SVG document at its own size. */
export function rasterise(svg: string): Picture {
  const image = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
  const data = new Uint8Array(image.pixels);
  straighten(data);
  return { width: image.width, height: image.height, data };
}

/** The bounds of all pixels whose alpha exceeds `threshold`, as left, top, width, height in pixels. */
export function opaqueBounds({ width, height, data }: Picture, threshold: number): [number, number, number, number] {
  let left = width, top = height, right = -1, bottom = -1;
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
