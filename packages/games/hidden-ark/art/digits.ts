import { f2 } from '@atoll/art/draw/numbers.ts';

/** Strokes of figures and signs in a 10 x 14 box. */
const STROKES: Readonly<Record<string, string>> = {
  '1': 'M2.4 3.8L5.6 1.6V12.6',
  '2': 'M1.8 4.2C2.2 .6 8.4 .6 8.2 4.4C8 6.8 4.2 9.2 1.9 12.5H8.4',
  '3': 'M1.9 3C4 .4 8.2 1.2 8 4.2C7.8 6.2 6 6.8 4.4 6.8C6.6 6.8 8.5 7.6 8.4 9.7C8.2 13 3.8 13.6 1.6 11.2',
  '4': 'M6.6 12.8V1.6L1.3 9.2H9',
};

const ADVANCE = 9.4;

/**
 * Figures from 1 to 4 as strokes, so that a picture needs no font.
 * @param text made of these characters only
 * @param place its middle, the height of its figures and the colour, in drawing units
 */
export function digits(
  text: string,
  { x, y, height, colour }: { x: number; y: number; height: number; colour: string },
): string {
  const k = height / 11;
  const left = x - (((text.length - 1) * ADVANCE) / 2 + 5) * k;
  const signs = [...text]
    .map(
      (sign, i) => `<path d="${STROKES[sign] ?? ''}" transform="translate(${f2(i * ADVANCE)} 0)"/>`,
    )
    .join('');
  return (
    `<g transform="translate(${f2(left)} ${f2(y - 7.1 * k)}) scale(${f2(k)})" fill="none" stroke="${colour}" ` +
    `stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">${signs}</g>`
  );
}
