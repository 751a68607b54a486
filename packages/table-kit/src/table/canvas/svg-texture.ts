import { Texture } from 'pixi.js';
import type { Rect } from '../../ui/rect.ts';

/**
 * A picture of SVG shapes that is drawn once: the part that lies in the frame.
 * @param scale pixels a unit of the frame
 */
export async function svgTexture(
  shapes: string,
  { x, y, width, height }: Rect,
  scale: number,
): Promise<Texture> {
  const picture = new Image();
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const box = [x, y, width, height];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${size.width}" height="${size.height}">${shapes}</svg>`;
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await picture.decode();
  // a canvas of known size: some browsers draw a vector picture anew, and slowly, each time it is
  // used
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
  return Texture.from(canvas);
}
