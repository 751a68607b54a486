import { createRequire } from 'node:module';
import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

const { resolve } = createRequire(import.meta.url);

/** The files of the letters, by the family under which they are drawn with. */
const FILES = {
  'Moment Text': '@fontsource-variable/atkinson-hyperlegible-next/atkinson-hyperlegible-next-latin',
  'Moment Text More':
    '@fontsource-variable/atkinson-hyperlegible-next/atkinson-hyperlegible-next-latin-ext',
  'Moment Head': '@fontsource-variable/piazzolla/piazzolla-latin',
  'Moment Head More': '@fontsource-variable/piazzolla/piazzolla-latin-ext',
} as const;

/** Both lists begin with the Latin letters of most languages; rarer ones stand in a second file. */
export const TEXT = '"Moment Text", "Moment Text More"';
export const HEAD = '"Moment Head", "Moment Head More"';

let known = false;

/** Makes the letters of the product known to the canvas, once. */
export function useFonts(): void {
  if (known) return;
  for (const [family, file] of Object.entries(FILES)) {
    const [scope, name, base] = file.split('/') as [string, string, string];
    const folder = path.dirname(resolve(`${scope}/${name}/package.json`));
    GlobalFonts.registerFromPath(path.join(folder, `files/${base}-wght-normal.woff2`), family);
  }
  known = true;
}

/** Every letter that one of the two lists can draw. */
const DRAWN = /^[\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e]*$/u;

/** Whether there are letters for all of a text: a server may have no others than ours. */
export const canDraw = (text: string): boolean => DRAWN.test(text);
