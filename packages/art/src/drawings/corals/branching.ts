import type { Drawing } from '../../draw/detail.ts';
import { light, mix } from '../../draw/colour.ts';
import { blob, poly } from '../../draw/curves.ts';
import { at, f2, TAU } from '../../draw/numbers.ts';
import { dot, line, path } from '../../draw/paper.ts';
import { bottlebrush } from './bottlebrush.ts';
import { branchCoral } from './branch-coral.ts';
import { fan } from './fan.ts';
import { fingers } from './fingers.ts';
import { palmate } from './palmate.ts';
import { thicket, warts } from './thicket.ts';

/** Branching corals, by card id. */
export const branching = {
  // compact cushion of short scale-covered fingers, rose with pale lime tips
  'basic-coral': () =>
    fingers({
      seed: 'millepora',
      base: '#e2687c',
      back: '#8a3560',
      footCol: '#7a3358',
      rows: 4,
      n: 11,
      w: 5.6,
      len: 92,
      half: 82,
      lean: 0.8,
      dome: 0.3,
      step: 0.17,
      prof: [
        [0, 1],
        [0.6, 0.95],
        [0.9, 0.8],
        [1, 0.5],
      ],
      tip: '#eaf7c0',
      over: (T, col) => {
        let s = '';
        for (let t = 0.25; t < 0.95; t += 0.13) {
          const q = T.at(t);
          for (const v of [-0.75, 0, 0.75]) {
            s += path(
              `M${f2(q.x + q.nx * q.h * v - 1.4)} ${f2(q.y + q.ny * q.h * v)}q1.4 -3.4 2.8 0Z`,
              light(col, 0.38),
            );
          }
        }
        return s;
      },
    }),
  // the classic: long forking orange antlers, white tips
  'staghorn-coral': (detail) =>
    branchCoral(detail === 'bold' ? { trunks: 5, depth: 3, len: 44, w: 8.6, nub: 0 } : {}),
  // thin needle branches with sharp tips, hot pink
  'birds-nest-coral': (detail) =>
    thicket(
      {
        seed: 'hystrix',
        base: '#f07fa8',
        back: '#9a3f78',
        tip: '#fff0f4',
        trunks: 8,
        len: 30,
        w: 3.3,
        depth: 5,
        fan: 1.35,
        foot: 46,
        spread: 0.46,
        taper: 0.82,
        k: [0.72, 0.88],
        up: 0.08,
        deco: (T, col, r) => {
          let s = '';
          for (const t of [0.3, 0.7]) {
            const q = T.at(t);
            const v = r() < 0.5 ? -1 : 1;
            const e = [q.x + q.nx * v * 6, q.y + q.ny * v * 6 - 2];
            s += path(
              poly([[q.x - q.ny * 1.2, q.y + q.nx * 1.2], e, [q.x + q.ny * 1.2, q.y - q.nx * 1.2]]),
              light(col, 0.25),
            );
          }
          return s;
        },
        end: (e, w, a, tip, _r, col) =>
          path(
            poly([
              at(e.x, e.y, a + Math.PI / 2, w),
              at(e.x, e.y, a, w * 4),
              at(e.x, e.y, a - Math.PI / 2, w),
            ]),
            mix(tip, col, 0.3),
          ),
      },
      detail,
    ),
  // slim velvet fingers that fork, with polyp fur
  'velvet-finger-coral': (detail) =>
    thicket(
      {
        seed: 'digitata',
        base: '#ef8f4a',
        back: '#9a4a3c',
        tip: '#ffd9a0',
        trunks: 7,
        len: 42,
        w: 4.9,
        depth: 3,
        fan: 0.95,
        foot: 82,
        spread: 0.5,
        taper: 0.96,
        third: 0,
        k: [0.7, 0.95],
        up: 0.36,
        under: true,
        deco: (T, col) => {
          let d = '';
          for (let t = 0; t <= 1; t += 0.12) {
            const q = T.at(t);
            for (const v of [-1, 1])
              d += `M${f2(q.x)} ${f2(q.y)}L${f2(q.x + q.nx * v * (q.h + 2.2))} ${f2(q.y + q.ny * v * (q.h + 2.2))}`;
          }
          return line(d, light(col, 0.4), 0.9);
        },
      },
      detail,
    ),
  // broad flat antler blades
  'elkhorn-coral': () =>
    palmate({
      seed: 'palmata',
      base: '#d99a3f',
      back: '#8a5a34',
      tip: '#fff3d0',
      far: 3,
      lobes: 5,
      blades: [
        [86, -1.98, 86, 13],
        [116, -1.16, 84, 13],
        [101, -1.55, 90, 14],
        [74, -2.42, 60, 12],
        [126, -0.72, 60, 12],
        [90, -1.86, 62, 14],
        [114, -1.3, 58, 13],
      ],
    }),
  // crowded blunt fingers, slate blue
  'finger-coral': () =>
    fingers({
      seed: 'compressa',
      base: '#8fa7b8',
      back: '#44567c',
      rows: 4,
      n: 9,
      w: 8.4,
      len: 84,
      half: 90,
      lean: 0.42,
      dome: 0.34,
      step: 0.18,
      prof: [
        [0, 0.8],
        [0.5, 0.9],
        [0.85, 1.1],
        [1, 0.8],
      ],
      deco: warts(18, 0.8, 0.5),
      tip: null,
      end: (e, h, a) =>
        dot(e.x + Math.cos(a) * 1, e.y + Math.sin(a), h * 0.62, '#eef4e6', 'opacity=".55"'),
    }),
  // stout club-ended antlers, olive brown with warts
  'antler-coral': (detail) =>
    thicket(
      {
        seed: 'eydouxi',
        base: '#9aa45c',
        back: '#4f5c48',
        tip: '#e6ecb4',
        trunks: 6,
        len: 42,
        w: 5.8,
        depth: 3,
        fan: 1.2,
        foot: 62,
        spread: 0.52,
        taper: 1.04,
        third: 0,
        k: [0.6, 0.74],
        up: 0.2,
        deco: warts(10, 1.5, 0.42),
        end: (e, w, a, tip, r, col) => {
          const p = at(e.x, e.y, a, 4);
          const d = blob(p[0], p[1], w * 1.35, w * 1.1, r, 0.08, 9);
          let s = path(d, col);
          for (let k = 0; k < 12; k++) {
            const q = at(p[0], p[1], r() * TAU, Math.sqrt(r()) * w * 1.1);
            s += dot(q[0], q[1], 1.5, mix(tip, col, 0.25));
          }
          return s;
        },
      },
      detail,
    ),
  // tight round cauliflower head of thick blunt branches, magenta
  'smooth-cauliflower-coral': (detail) =>
    thicket(
      {
        seed: 'stylo',
        base: '#c8468c',
        back: '#6c2468',
        tip: '#ffd8e6',
        trunks: 9,
        len: 38,
        w: 7.4,
        depth: 3,
        fan: 1.7,
        foot: 44,
        spread: 0.4,
        taper: 0.92,
        k: [0.72, 0.9],
        up: 0.02,
        third: 0.6,
        deco: null,
        end: (e, w, _a, tip, _r, col) =>
          dot(e.x, e.y, w * 1.25, light(col, 0.16)) +
          `<ellipse cx="${f2(e.x - 0.6)}" cy="${f2(e.y - 1.2)}" rx="${f2(w * 0.86)}" ry="${f2(w * 0.74)}" fill="${tip}" opacity=".85"/>`,
      },
      detail,
    ),
  'bottlebrush-coral': bottlebrush,
  // delicate planar forks, mustard with chalk tips
  'branching-fire-coral': (detail) =>
    fan(
      {
        seed: 'dichotoma',
        base: '#c98a34',
        back: '#7a4a30',
        lv: 8,
        open: 2.7,
        R: 116,
        w: 6.4,
        wEnd: 1.8,
        gap: 7.5,
        asp: 0.84,
        prune: 0.03,
        end: ([p, , w]) => dot(p[0], p[1], w * 1.15, '#fffdf0'),
      },
      detail,
    ),
} satisfies Record<string, Drawing>;
