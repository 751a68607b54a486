import { light } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import type { Lift } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { lightBox } from '../../scene/water.ts';
import type { LightBoxOptions, Water } from '../../scene/water.ts';

/** Size of an event's scene in drawing units; night paper covers everything below about y = 255. */
export const W = 300;
/** Height of the scene. */
export const H = 290;

/** The water behind a scene. */
export const box = (id: string, kind: Water, o: Partial<LightBoxOptions> = {}): string =>
  lightBox({ width: W, height: H }, kind, {
    seed: 'ev' + id,
    rays: false,
    flora: false,
    cy: 0.36,
    hole: 0.36,
    layers: 3,
    ...o,
  });

/** Place a 200x150 drawing: centre x, ground y, scale. */
export const put = (
  art: string,
  cx: number,
  y: number,
  k: number,
  more: string = '',
  rot: number = 0,
): string =>
  `<g transform="translate(${f2(cx)} ${f2(y)}) rotate(${rot}) scale(${k}) translate(-100 -148)" ${more}>${art}</g>`;

/** Places a 200 x 150 drawing by its middle; flip -1 turns it to the right. */
export const mid = (
  art: string,
  cx: number,
  cy: number,
  k: number,
  rot: number = 0,
  flip: -1 | 1 = 1,
  more: string = '',
): string =>
  `<g transform="translate(${f2(cx)} ${f2(cy)}) rotate(${rot}) scale(${k * flip} ${k}) translate(-100 -75)" ${more}>${art}</g>`;

/** A sheet from a wavy edge at y down to the bottom. */
export const band = (
  y: number,
  amp: number,
  seed: string,
  fill: string,
  lift: Lift = 2,
  bottom: number = H + 12,
  n: number = 8,
): string => {
  const r = rng(seed);
  const p = [[-14, bottom]];
  for (let i = 0; i <= n; i++)
    p.push([-14 + ((W + 28) * i) / n, y + Math.sin(i * 1.5 + r() * 0.7) * amp * (0.7 + r() * 0.5)]);
  p.push([W + 14, bottom]);
  return sheet(loop(p, 0.14), fill, lift);
};

/** A row of breaking waves. */
export const waves = (y: number, c: string, dir: -1 | 1): string => {
  const p = [[-20, y + 30]];
  for (let i = 0; i < 4; i++) {
    const x = -20 + i * W * 0.36 + (dir > 0 ? 0 : -W * 0.16);
    p.push(
      [x + 30, y + 14],
      [x + 60, y - 22],
      [x + 81, y - 26],
      [x + 94, y - 12],
      [x + 85, y - 6],
      [x + 80, y - 12],
      [x + 76, y + 6],
      [x + 96, y + 18],
    );
  }
  p.push([W + 40, y + 30], [W + 40, H + 20], [-30, H + 20]);
  return sheet(loop(p, 0.15), c, 3);
};

/** A cloud of relative size k. */
export const cloud = (x: number, y: number, k: number, c: string): string =>
  sheet(
    loop(
      [
        [-42, 16],
        [-34, 0],
        [-14, -6],
        [2, -18],
        [24, -8],
        [44, 2],
        [48, 16],
        [0, 20],
      ].map(([a, b]) => [x + a * k, y + b * k]),
    ),
    c,
    2,
  );

/** A sun or moon. */
export const sun = (x: number, y: number, R: number, c: string = '#fff0c9'): string =>
  dot(x, y, R, c, 'filter="url(#lift3)"') + dot(x, y, R, 'url(#vol)');

/** A small plain fish; d -1 turns it to the right. */
export const fishlet = (x: number, y: number, s: number, c: string, d: -1 | 1 = 1): string =>
  g(
    path('M-10 0Q-2 -8 8 -1L14 -6Q12 0 14 6L8 1Q-2 8 -10 0Z', c) + dot(-5, -1.2, 1.2, '#14213d'),
    `transform="translate(${f2(x)} ${f2(y)}) scale(${s * d} ${s})" filter="url(#lift1)"`,
  );

/** A low reef edge. */
export const reef = (y: number, c: string): string => band(y, 6, 'reef' + c, c, 2);

/** A motor boat. */
export const boat = (x: number, y: number, k: number, hull: string, cabin: string): string =>
  g(
    sheet(
      loop(
        [
          [-46, -8],
          [46, -8],
          [36, 10],
          [-34, 10],
        ].flatMap((p, i, a) => [
          p,
          [(p[0] * 2 + a[(i + 1) % 4][0]) / 3, (p[1] * 2 + a[(i + 1) % 4][1]) / 3],
        ]),
        0.08,
      ),
      hull,
      2,
    ) +
      sheet('M-20 -8V-26H18L26 -8Z', cabin, 2) +
      path('M-14 -21H-4V-13H-14ZM1 -21H13L16 -13H1Z', '#1e4f78') +
      line('M-40 -2H40', light(hull, 0.5), 2.4),
    `transform="translate(${x} ${y}) scale(${k})"`,
  );
