import { light } from '../../draw/colour.ts';
import { loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import { dot, g, line, path, sheet } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { lightBox } from '../../scene/water.ts';

/** Size of an event's scene in drawing units; night paper covers everything below about y = 255. */
export const W = 300;
export const H = 290;

export const box = (id, kind, o = {}) => lightBox({ width: W, height: H }, kind, { seed: 'ev' + id, rays: false, flora: false, cy: .36, hole: .36, layers: 3, ...o });

/** place a 200x150 drawing: centre x, ground y, scale */
export const put = (art, cx, y, k, more = '', rot = 0) =>
  `<g transform="translate(${f2(cx)} ${f2(y)}) rotate(${rot}) scale(${k}) translate(-100 -148)" ${more}>${art}</g>`;

export const mid = (art, cx, cy, k, rot = 0, flip = 1, more = '') =>
  `<g transform="translate(${f2(cx)} ${f2(cy)}) rotate(${rot}) scale(${k * flip} ${k}) translate(-100 -75)" ${more}>${art}</g>`;

export const band = (y, amp, seed, fill, lift = 2, bottom = H + 12, n = 8) => {
  const r = rng(seed), p = [[-14, bottom]];
  for (let i = 0; i <= n; i++) p.push([-14 + (W + 28) * i / n, y + Math.sin(i * 1.5 + r() * .7) * amp * (.7 + r() * .5)]);
  p.push([W + 14, bottom]);
  return sheet(loop(p, .14), fill, lift);
};

export const waves = (y, c, dir) => {
  const p = [[-20, y + 30]];
  for (let i = 0; i < 4; i++) {
    const x = -20 + i * W * .36 + (dir > 0 ? 0 : -W * .16);
    p.push([x + 30, y + 14], [x + 60, y - 22], [x + 81, y - 26], [x + 94, y - 12], [x + 85, y - 6], [x + 80, y - 12], [x + 76, y + 6], [
      x + 96,
      y + 18,
    ]);
  }
  p.push([W + 40, y + 30], [W + 40, H + 20], [-30, H + 20]);
  return sheet(loop(p, .15), c, 3);
};

export const cloud = (x, y, k, c) =>
  sheet(
    loop([[-42, 16], [-34, 0], [-14, -6], [2, -18], [24, -8], [44, 2], [48, 16], [0, 20]].map(([a, b]) => [x + a * k, y + b * k])),
    c,
    2,
  );

export const sun = (x, y, R, c = '#fff0c9') => dot(x, y, R, c, 'filter="url(#lift3)"') + dot(x, y, R, 'url(#vol)');

export const fishlet = (x, y, s, c, d = 1) =>
  `<g transform="translate(${f2(x)} ${f2(y)}) scale(${
    s * d
  } ${s})" filter="url(#lift1)"><path d="M-10 0Q-2 -8 8 -1L14 -6Q12 0 14 6L8 1Q-2 8 -10 0Z" fill="${c}"/><circle cx="-5" cy="-1.2" r="1.2" fill="#14213d"/></g>`;

export const motes = (seed, n, cs, y0, y1, lo = 1.2, hi = 3) => {
  const r = rng(seed);
  let s = '';
  for (let i = 0; i < n; i++) s += dot(r.range(20, 280), r.range(y0, y1), r.range(lo, hi), cs[i % cs.length], 'filter="url(#lift1)"');
  return s;
};

export const reef = (y, c) => band(y, 6, 'reef' + c, c, 2);

export const boat = (x, y, k, hull, cabin) =>
  g(
    sheet(
      loop(
        [[-46, -8], [46, -8], [36, 10], [-34, 10]].flatMap((
          p,
          i,
          a,
        ) => [p, [(p[0] * 2 + a[(i + 1) % 4][0]) / 3, (p[1] * 2 + a[(i + 1) % 4][1]) / 3]]),
        .08,
      ),
      hull,
      2,
    ) + sheet('M-20 -8V-26H18L26 -8Z', cabin, 2) + path('M-14 -21H-4V-13H-14ZM1 -21H13L16 -13H1Z', '#1e4f78') +
      line('M-40 -2H40', light(hull, .5), 2.4),
    `transform="translate(${x} ${y}) scale(${k})"`,
  );

