import { ImageSource, Texture } from 'pixi.js';

/** How much of the colour and of the light is left. */
const SATURATION = 0.25;
const LIGHT = 0.62;

/**
 * A copy of a picture of a loaded page, nearly grey and dark; made once, so that no filter runs
 * while the table is drawn.
 */
export function greyed({ frame, source }: Texture): Texture {
  const scale = source.resolution;
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(
    source.resource,
    frame.x * scale,
    frame.y * scale,
    width,
    height,
    0,
    0,
    width,
    height,
  );
  const pixels = pen.getImageData(0, 0, width, height);
  const { data } = pixels;
  for (let i = 0; i < data.length; i += 4) {
    const grey = data[i]! * 0.213 + data[i + 1]! * 0.715 + data[i + 2]! * 0.072;
    for (let c = i; c < i + 3; c++) data[c] = (grey + (data[c]! - grey) * SATURATION) * LIGHT;
  }
  pen.putImageData(pixels, 0, 0);
  return new Texture({
    source: new ImageSource({ resource: canvas, resolution: scale, autoGenerateMipmaps: true }),
  });
}

/** A colour as it is on such a copy. @param colour as '#rrggbb' */
export function greyedColour(colour: string): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const grey = parts[0]! * 0.213 + parts[1]! * 0.715 + parts[2]! * 0.072;
  return `#${parts
    .map((part) =>
      Math.round((grey + (part - grey) * SATURATION) * LIGHT)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
