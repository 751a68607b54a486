import { loop } from '../draw/curves.ts';
import { TAU } from '../draw/numbers.ts';
import type { Point } from '../draw/numbers.ts';
import { rng } from '../draw/random.ts';
import { palette } from '../palette.ts';

/** The pool's place in the picture. */
export interface PoolOptions {
  /** Width and height of the picture in drawing units. */
  width: number;
  height: number;
  /** Centre and half sizes of the deepest hole. */
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  seed: string;
}

/** The lit bottom of the pool with its light rays: the deepest layer, to be drawn first. */
export function poolBottom({ width, height, cx, cy, rx, ry, seed }: PoolOptions): string {
  const name = `pool-${seed}`;
  const [, , , , mid, lit] = palette.pool;
  let s =
    `<radialGradient id="${name}" gradientUnits="userSpaceOnUse" cx="${cx - rx * 0.15}" cy="${cy - ry * 0.35}" ` +
    `r="${Math.max(rx, ry) * 1.15}"><stop offset="0" stop-color="${lit}"/><stop offset=".5" stop-color="${mid}"/>` +
    `<stop offset="1" stop-color="#1c5e78"/></radialGradient><rect width="${width}" height="${height}" fill="url(#${name})"/>`;
  for (let i = 0; i < 4; i++) {
    const x = cx - rx * 0.9 + i * rx * 0.42;
    const top = cy - ry * 1.3;
    const bottom = cy + ry * 1.3;
    s += `<path d="M${x} ${top}L${x + rx * 0.16} ${top}L${x + rx * 0.62} ${bottom}L${
      x + rx * 0.24
    } ${bottom}Z" fill="#fff3cf" opacity=".045"/>`;
  }
  return s;
}

/**
 * The four sheets over the pool's bottom, deepest first, one string each, so that each can move on
 * its own (parallax).
 */
export function poolSheets({ width, height, cx, cy, rx, ry, seed }: PoolOptions): string[] {
  const r = rng(seed);
  const e = 3.4;
  const n = 40;
  return [3, 2, 1, 0].map((tone, i) => {
    const k = 0.82 + i * 0.115;
    const p1 = r() * 6;
    const p2 = r() * 6;
    const hole = Array.from({ length: n }, (_, j): Point => {
      const a = (j / n) * TAU;
      const wave = 1 + 0.028 * Math.sin(a * 5 + p1) + 0.022 * Math.sin(a * 9 + p2);
      const q =
        wave /
        Math.pow(Math.pow(Math.abs(Math.cos(a)), e) + Math.pow(Math.abs(Math.sin(a)), e), 1 / e);
      return [cx + Math.cos(a) * rx * k * q, cy + Math.sin(a) * ry * k * q];
    });
    return (
      `<path d="M-40 -40H${width + 40}V${height + 40}H-40Z${loop(hole)}" fill-rule="evenodd" fill="${palette.pool[tone]}" ` +
      `filter="url(#lift${i < 2 ? 2 : 3})"/>`
    );
  });
}

/** The whole pool: the reef lies at the bottom of a box of cut sheets. */
export const pool = (options: PoolOptions): string =>
  poolBottom(options) + poolSheets(options).join('');
