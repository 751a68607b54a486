import { dark, light } from '@atoll/art/draw/colour.ts';
import { curve, loop } from '@atoll/art/draw/curves.ts';
import { clipTo, line, sheet, vol } from '@atoll/art/draw/paper.ts';
import { eyeArt } from '@atoll/art/drawings/eye.ts';
import { MID, mirrored, both, bothCut, speckles } from './from-above.ts';
import { dorsals, tailEnd } from './shark-fins-from-above.ts';

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
