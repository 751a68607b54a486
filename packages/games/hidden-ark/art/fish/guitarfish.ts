import { dark } from '@atoll/art/draw/colour.ts';
import { loop } from '@atoll/art/draw/curves.ts';
import { clipTo, dot, line, sheet, vol } from '@atoll/art/draw/paper.ts';
import { eyeArt } from '@atoll/art/drawings/eye.ts';
import { MID, mirrored, both, bothCut, speckles } from './from-above.ts';
import { dorsals, tailEnd } from './shark-fins-from-above.ts';

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
