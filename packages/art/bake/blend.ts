import type { Picture } from './image.ts';

/**
 * The upper picture laid over the lower one, both from the same upper left corner; neither is
 * changed.
 */
export function blend(lower: Picture, upper: Picture): Picture {
  const data = new Uint8Array(lower.data);
  const rows = Math.min(lower.height, upper.height);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < lower.width; x++) {
      const i = (y * lower.width + x) * 4;
      const a = upper.data[i + 3];
      if (a === 0) continue;
      const under = (data[i + 3] * (255 - a)) / 255;
      const alpha = a + under;
      for (let c = 0; c < 3; c++)
        data[i + c] = Math.round((upper.data[i + c] * a + data[i + c] * under) / alpha);
      data[i + 3] = Math.round(alpha);
    }
  }
  return { width: lower.width, height: lower.height, data };
}
