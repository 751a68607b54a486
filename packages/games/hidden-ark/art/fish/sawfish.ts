import { dark } from '@atoll/art/draw/colour.ts';
import { curve, loop } from '@atoll/art/draw/curves.ts';
import { f2 } from '@atoll/art/draw/numbers.ts';
import { clipTo, line, sheet, vol } from '@atoll/art/draw/paper.ts';
import { eyeArt } from '@atoll/art/drawings/eye.ts';
import { MID, mirrored, both, speckles } from './from-above.ts';
import { dorsals, tailEnd } from './shark-fins-from-above.ts';

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
