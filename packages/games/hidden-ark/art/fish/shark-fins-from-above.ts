import { dark } from '@atoll/art/draw/colour.ts';
import { loop } from '@atoll/art/draw/curves.ts';
import { sheet } from '@atoll/art/draw/paper.ts';
import { MID } from './from-above.ts';

/** The fin at the end of a shark that is seen from above, its upper lobe leaning over. */
export const tailEnd = (to: number, colour: string): string =>
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
export const dorsals = (at: readonly number[], colour: string): string =>
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
