import { dark, light } from '../../draw/colour.ts';
import { curve, loop } from '../../draw/curves.ts';
import { f2 } from '../../draw/numbers.ts';
import type { Point } from '../../draw/numbers.ts';
import { clipTo, dot, g, line, path, sheet, vol } from '../../draw/paper.ts';
import { rng } from '../../draw/random.ts';
import { tube } from '../../draw/tube.ts';
import { eyeArt } from '../eye.ts';

/** The middle of every fish that is seen from above. */
const MID = 75;

/** An outline that is the same at both sides of the middle, from the snout to the tail. */
const mirrored = (half: readonly (readonly [number, number])[]): Point[] => [
  ...half.map(([x, w]): Point => [x, MID - w]),
  ...half.toReversed().map(([x, w]): Point => [x, MID + w]),
];

/** Something at both sides: the second one turned over. */
const both = (one: string): string => one + g(one, `transform="matrix(1 0 0 -1 0 ${MID * 2})"`);

/** A cut drawing at both sides: each has to have its own name for what cuts it. */
const bothCut = (outline: string, inner: string): string =>
  clipTo(outline, inner) + g(clipTo(outline, inner), `transform="matrix(1 0 0 -1 0 ${MID * 2})"`);

/** Up to n dots inside an outline's box where `keep` allows them. */
function speckles(
  [x0, x1, w]: readonly [number, number, number],
  {
    n,
    seed,
    r0,
    r1,
    fill,
    keep = () => true,
  }: {
    n: number;
    seed: string;
    r0: number;
    r1: number;
    fill: string;
    keep?: (x: number, y: number) => boolean;
  },
): string {
  const r = rng(seed);
  const put: number[][] = [];
  for (let i = 0; i < n * 30 && put.length < n; i++) {
    const [x, y, q] = [r.range(x0, x1), MID + r.range(-w, w), r.range(r0, r1)];
    if (keep(x, y) && !put.some((p) => Math.hypot(p[0] - x, p[1] - y) < p[2] + q + 1))
      put.push([x, y, q]);
  }
  return put.map(([x, y, q]) => dot(x, y, q, fill)).join('');
}

interface SkateLook {
  half: readonly (readonly [number, number])[];
  base: string;
  edge: string;
  middle: string;
  skin: string;
  eyes: readonly [number, number];
  thorns: readonly number[];
  thorn: number;
  tail: number;
}

/** Skate: a flat disc, a slim tail with two small fins near its end, thorns along the middle. */
function skate(o: SkateLook): string {
  const end = o.half.at(-1)?.[0] ?? 120;
  const disc = loop(mirrored(o.half), 0.14);
  const tail = tube(
    [
      [end - 14, MID],
      [end + 20, MID],
      [end + o.tail, MID - 3],
    ],
    [
      [0, 7],
      [0.3, 4],
      [1, 1.4],
    ],
    30,
  );
  const claspers = both(
    sheet(
      loop([
        [end - 12, MID - 5],
        [end + 4, MID - 22],
        [end + 17, MID - 21],
        [end + 14, MID - 8],
      ]),
      o.edge,
      1,
    ),
  );
  const finAt = (x: number): string =>
    sheet(
      loop([
        [x, MID - 3],
        [x + 7, MID - 10],
        [x + 14, MID - 8.5],
        [x + 12, MID - 2],
      ]),
      o.edge,
      1,
    );
  const thorn = (x: number): string =>
    sheet(
      `M${f2(x - o.thorn)} ${MID + o.thorn * 0.7}L${f2(x + o.thorn * 1.2)} ${MID}L${f2(x - o.thorn)} ${MID - o.thorn * 0.7}Z`,
      '#fbf0d8',
      1,
    );
  const inner = loop(mirrored(o.half.map(([x, w]) => [x + (90 - x) * 0.16, w * 0.56])));
  const rays = Array.from({ length: 13 }, (_, i) => {
    const a = 0.55 + i * 0.16;
    return `M${f2(84 + Math.cos(a) * -18)} ${f2(MID - Math.sin(a) * 14)}L${f2(84 + Math.cos(a) * -70)} ${f2(MID - Math.sin(a) * 60)}`;
  }).join('');
  const [ex, ew] = o.eyes;
  const hump = sheet(
    loop([
      [ex - 7, MID - ew],
      [ex, MID - ew - 5.5],
      [ex + 9, MID - ew - 4],
      [ex + 10, MID - ew + 4],
      [ex, MID - ew + 4.5],
    ]),
    light(o.base, 0.18),
    1,
  );
  return (
    claspers +
    finAt(end + o.tail * 0.55) +
    finAt(end + o.tail * 0.8) +
    sheet(tail.d, o.base, 2) +
    sheet(disc, o.edge, 2) +
    path(loop(mirrored(o.half.map(([x, w]) => [x + (80 - x) * 0.035, w * 0.965])), 0.14), o.base) +
    clipTo(
      disc,
      sheet(inner, o.middle, 1) +
        both(line(rays, dark(o.base, 0.3), 1.1, 'opacity=".4"')) +
        o.skin +
        vol(disc),
    ) +
    both(hump) +
    eyeArt(ex, MID - ew - 0.5, 3.1, '#f2d98a') +
    eyeArt(ex, MID + ew - 0.5, 3.1, '#f2d98a') +
    both(
      `<path d="${loop([
        [ex + 6, MID - ew - 2],
        [ex + 11, MID - ew - 1.5],
        [ex + 10, MID - ew + 2.5],
        [ex + 6, MID - ew + 2],
      ])}" fill="#2a2230"/>`,
    ) +
    o.thorns.map(thorn).join('')
  );
}

/** Dipturus batis: a kite with a long sharp snout, blue-grey with pale spots and a dark eyespot. */
export const blueSkate = (): string =>
  skate({
    half: [
      [4, 2],
      [26, 8],
      [46, 20],
      [66, 46],
      [80, 68],
      [88, 66],
      [104, 46],
      [118, 26],
      [126, 9],
    ],
    base: '#5f7f98',
    edge: '#3f5a74',
    middle: '#6d8ea6',
    skin:
      speckles([40, 122, 54], { n: 44, seed: 'batis', r0: 1.2, r1: 2.6, fill: '#dfe8ea' }) +
      both(
        dot(92, MID - 38, 7, '#26384c') +
          dot(92, MID - 38, 4.4, '#8fb0c4') +
          dot(92, MID - 38, 2, '#26384c'),
      ),
    eyes: [44, 9],
    thorns: [134, 146, 158, 170],
    thorn: 2.4,
    tail: 62,
  });

/** Amblyraja radiata: a rounded brown disc with dark spots and a row of huge thorns. */
export const thornySkate = (): string =>
  skate({
    half: [
      [24, 3],
      [32, 16],
      [44, 34],
      [60, 54],
      [80, 63],
      [98, 58],
      [114, 42],
      [124, 24],
      [130, 9],
    ],
    base: '#a5764a',
    edge: '#6f4a2e',
    middle: '#bb8b5a',
    skin: speckles([38, 126, 56], { n: 46, seed: 'radiata', r0: 1.8, r1: 4, fill: '#5a3a26' }),
    eyes: [50, 10],
    thorns: [62, 73, 84, 95, 106, 117, 128, 139, 150, 161],
    thorn: 5,
    tail: 56,
  });

/** The fin at the end of a shark that is seen from above, its upper lobe leaning over. */
const tailEnd = (to: number, colour: string): string =>
  sheet(
    loop([
      [to - 18, MID - 2],
      [to - 5, MID - 15],
      [to + 9, MID - 27],
      [to + 12, MID - 22],
      [to + 4, MID - 6],
      [to + 3, MID + 2],
      [to + 8, MID + 13],
      [to, MID + 13],
      [to - 12, MID + 4],
    ]),
    dark(colour, 0.14),
    1,
  );

/** Dorsal fins of a shark that is seen from above, folded to one side. */
const dorsals = (at: readonly number[], colour: string): string =>
  at
    .map((x) =>
      sheet(
        loop(
          [
            [x - 9, MID + 1],
            [x + 3, MID - 11],
            [x + 12, MID - 17],
            [x + 11, MID - 9],
            [x + 8, MID + 1],
          ],
          0.13,
        ),
        dark(colour, 0.2),
        1,
      ),
    )
    .join('');

/**
 * Squatina squatina: seen from above, sandy with pale specks; broad pectoral fins like wings, a
 * blunt head set on a neck.
 */
export function angelshark(): string {
  const base = '#b89a6c';
  const wing = loop(
    [
      [54, MID - 13],
      [48, MID - 30],
      [54, MID - 56],
      [66, MID - 62],
      [84, MID - 50],
      [98, MID - 32],
      [104, MID - 14],
    ],
    0.13,
  );
  const pelvic = loop(
    [
      [104, MID - 10],
      [106, MID - 26],
      [114, MID - 40],
      [122, MID - 38],
      [134, MID - 22],
      [138, MID - 8],
    ],
    0.13,
  );
  const head = loop(
    mirrored([
      [18, 7],
      [20, 16],
      [30, 22],
      [44, 22],
      [54, 15],
      [66, 17],
      [98, 16],
      [116, 12],
      [146, 6.5],
      [176, 3],
    ]),
    0.14,
  );
  const skin =
    speckles([22, 132, 58], { n: 90, seed: 'squatina', r0: 0.8, r1: 1.7, fill: '#f4e6c4' }) +
    speckles([30, 130, 54], { n: 40, seed: 'squatina dark', r0: 1.4, r1: 3, fill: '#77593a' });
  return (
    tailEnd(186, base) +
    both(sheet(pelvic, dark(base, 0.08), 2) + sheet(wing, base, 2)) +
    sheet(head, light(base, 0.08), 2) +
    clipTo(head, skin + vol(head)) +
    dorsals([142, 160], base) +
    bothCut(wing, skin) +
    both(
      line(
        curve([
          [54, MID - 18],
          [58, MID - 36],
          [64, MID - 54],
        ]),
        dark(base, 0.4),
        1,
        'opacity=".5"',
      ),
    ) +
    both(line(`M22 ${MID - 9}l-8 -5M21 ${MID - 13}l-6 -7`, dark(base, 0.25), 2.4)) +
    line(
      curve([
        [21, MID - 10],
        [17.5, MID],
        [21, MID + 10],
      ]),
      '#4a3524',
      1.7,
    ) +
    eyeArt(31, MID - 11, 2.8, '#f0d890') +
    eyeArt(31, MID + 11, 2.8, '#f0d890') +
    both(
      `<path d="${loop([
        [39, MID - 13],
        [44, MID - 15],
        [45, MID - 10],
        [40, MID - 9],
      ])}" fill="#3a2a1c"/>`,
    )
  );
}

/** Pristis pectinata: from above, olive; a long flat saw with teeth at both sides. */
export function sawfish(): string {
  const base = '#8a8a5c';
  const head = loop(
    mirrored([
      [56, 6],
      [64, 14],
      [78, 18],
      [108, 15],
      [128, 10],
      [152, 5.5],
      [178, 2.8],
    ]),
    0.14,
  );
  const wing = loop(
    [
      [74, MID - 14],
      [86, MID - 30],
      [102, MID - 40],
      [112, MID - 36],
      [114, MID - 20],
      [112, MID - 10],
    ],
    0.12,
  );
  const pelvic = loop(
    [
      [122, MID - 8],
      [132, MID - 20],
      [144, MID - 25],
      [147, MID - 16],
      [146, MID - 5],
    ],
    0.12,
  );
  const saw = loop(
    mirrored([
      [1, 4.4],
      [4, 5.6],
      [36, 6.6],
      [66, 8.4],
    ]),
    0.1,
  );
  const teeth = Array.from({ length: 11 }, (_, i) => {
    const x = 5 + i * 5.2;
    const w = 5.4 + i * 0.16;
    return `M${f2(x)} ${f2(MID - w)}l-1.800 -8.200l4.200 7.900Z`;
  }).join('');
  return (
    tailEnd(187, base) +
    both(sheet(pelvic, dark(base, 0.1), 1) + sheet(wing, dark(base, 0.05), 2)) +
    both(sheet(teeth, '#fbf3df', 1)) +
    sheet(saw, '#c9bf8c', 2) +
    line(
      curve([
        [6, MID],
        [40, MID],
        [62, MID],
      ]),
      '#7d774c',
      1.6,
    ) +
    sheet(head, base, 2) +
    clipTo(
      head,
      speckles([60, 130, 18], { n: 26, seed: 'pristis', r0: 1, r1: 2, fill: '#6b6a42' }) +
        vol(head),
    ) +
    dorsals([132, 160], base) +
    eyeArt(72, MID - 10, 3, '#f0dc96') +
    eyeArt(72, MID + 10, 3, '#f0dc96') +
    both(
      `<path d="${loop([
        [79, MID - 12],
        [84, MID - 13],
        [84, MID - 9],
        [80, MID - 8.5],
      ])}" fill="#2f2c1c"/>`,
    )
  );
}

/**
 * Rhina ancylostomus: from above, slate blue with white spots; a head round as a bow, ridges of
 * thorns over eyes and shoulders.
 */
export function bowmouthGuitarfish(): string {
  const base = '#57718c';
  const head = loop(
    mirrored([
      [14, 10],
      [18, 22],
      [30, 29],
      [44, 27],
      [56, 22],
      [80, 24],
      [104, 17],
      [126, 11],
      [152, 6],
      [178, 3],
    ]),
    0.15,
  );
  const wing = loop(
    [
      [54, MID - 20],
      [60, MID - 40],
      [74, MID - 55],
      [86, MID - 52],
      [96, MID - 36],
      [102, MID - 17],
    ],
    0.13,
  );
  const pelvic = loop(
    [
      [106, MID - 14],
      [114, MID - 28],
      [126, MID - 33],
      [130, MID - 22],
      [130, MID - 9],
    ],
    0.12,
  );
  const spots =
    speckles([56, 130, 52], { n: 44, seed: 'rhina', r0: 1.5, r1: 2.8, fill: '#f2f4ee' }) +
    both(dot(66, MID - 32, 6.5, '#1f2e42') + dot(66, MID - 32, 2.2, '#f2f4ee'));
  const thorn = (x: number, w: number): string =>
    sheet(
      `M${x - 3} ${MID - w + 2.4}L${x + 4} ${MID - w}L${x - 3} ${MID - w - 2.4}Z`,
      '#f6e9cc',
      1,
    );
  return (
    tailEnd(187, base) +
    both(sheet(pelvic, dark(base, 0.1), 1) + sheet(wing, dark(base, 0.04), 2)) +
    bothCut(wing, spots) +
    sheet(head, base, 2) +
    clipTo(
      head,
      spots +
        both(
          line(
            `M30 ${MID - 26}L24 ${MID - 8}M40 ${MID - 24}L34 ${MID - 5}`,
            '#22344a',
            3.4,
            'opacity=".8"',
          ),
        ) +
        vol(head),
    ) +
    dorsals([130, 160], base) +
    [48, 58, 68, 78, 88].map((x) => thorn(x, 0)).join('') +
    both(
      [34, 42].map((x) => thorn(x, 17)).join('') + [62, 70, 78].map((x) => thorn(x, 13)).join(''),
    ) +
    eyeArt(30, MID - 21, 3.4, '#f2dc9a') +
    eyeArt(30, MID + 21, 3.4, '#f2dc9a')
  );
}
