import { dark, light } from '@atoll/art/draw/colour.ts';
import { loop } from '@atoll/art/draw/curves.ts';
import { f2 } from '@atoll/art/draw/numbers.ts';
import { clipTo, dot, line, path, sheet, vol } from '@atoll/art/draw/paper.ts';
import { tube } from '@atoll/art/draw/tube.ts';
import { eyeArt } from '@atoll/art/drawings/eye.ts';
import { MID, mirrored, both, speckles } from './from-above.ts';

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
