import { rng } from '../draw/random.ts';

/** Side of the seamless grain tile in pixels. */
export const GRAIN_SIZE = 220;

/**
 * The tooth of the paper as grey and alpha bytes, two per pixel, row by row: noise with 520 short
 * fibres, seamless in both directions. Lay it over paper at half strength. The baked file
 * `grain.png` holds the same tile.
 */
export function grainPixels(size: number = GRAIN_SIZE): Uint8Array {
  const r = rng('grain');
  const tooth = new Float32Array(size * size);
  for (let i = 0; i < tooth.length; i++) tooth[i] = r() - 0.5;
  for (let k = 0; k < 520; k++) {
    let x = r() * size;
    let y = r() * size;
    let turn = r() * 6.3;
    const v = r() < 0.5 ? -0.9 : 0.9;
    const length = r.range(6, 22);
    for (let i = 0; i < length; i++) {
      tooth[(((y | 0) + size) % size) * size + (((x | 0) + size) % size)] += v * 0.6;
      x = (x + Math.cos(turn) + size) % size;
      y = (y + Math.sin(turn) + size) % size;
      turn += r.range(-0.3, 0.3);
    }
  }
  const bytes = new Uint8Array(size * size * 2);
  for (let i = 0; i < tooth.length; i++) {
    bytes[i * 2] = tooth[i] > 0 ? 255 : 12;
    // in steps of 12: finer steps cannot be seen at half strength and only make the file larger
    bytes[i * 2 + 1] = Math.min(255, Math.round((Math.abs(tooth[i]) * 46) / 12) * 12);
  }
  return bytes;
}
