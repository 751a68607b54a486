import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GlobalFonts } from '@napi-rs/canvas';

/** The folders of the letters of the product. */
const TEXT_FILES = folderOf(
  import.meta.resolve('@fontsource-variable/atkinson-hyperlegible-next/package.json'),
);
const HEAD_FILES = folderOf(import.meta.resolve('@fontsource-variable/piazzolla/package.json'));

/** The files of the letters, by the family under which they are drawn with. */
const FILES = {
  'Moment Text': `${TEXT_FILES}/atkinson-hyperlegible-next-latin-wght-normal.woff2`,
  'Moment Text More': `${TEXT_FILES}/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2`,
  'Moment Head': `${HEAD_FILES}/piazzolla-latin-wght-normal.woff2`,
  'Moment Head More': `${HEAD_FILES}/piazzolla-latin-ext-wght-normal.woff2`,
} as const;

/** Both lists begin with the Latin letters of most languages; rarer ones stand in a second file. */
export const TEXT = '"Moment Text", "Moment Text More"';
export const HEAD = '"Moment Head", "Moment Head More"';

let known = false;

/** Makes the letters of the product known to the canvas, once. */
export function useFonts(): void {
  if (known) return;
  for (const [family, file] of Object.entries(FILES)) GlobalFonts.registerFromPath(file, family);
  known = true;
}

function folderOf(manifest: string): string {
  return path.join(path.dirname(fileURLToPath(manifest)), 'files');
}

/** Every letter that one of the two lists can draw. */
const DRAWN = /^[\u0020-\u024f\u1e00-\u1eff\u2010-\u2027\u2030-\u205e]*$/u;

/** Whether there are letters for all of a text: a server may have no others than ours. */
export const canDraw = (text: string): boolean => DRAWN.test(text);
