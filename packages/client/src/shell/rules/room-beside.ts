import { pageWidth } from '../page-width.ts';

/** The page keeps this many letters of width, and with them its layout. */
const KEPT = 64;
/** Fewer letters are hard to read, and more are of no use. */
const LEAST = 16;
const MOST = 28;

/** The width available beside the page, in CSS pixels; 0 when the page needs all of it. */
export function besideWidth(): number {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = letter / 0.16;
  if (pageWidth(innerWidth, size) !== 'wide') return 0;
  const spare = innerWidth - KEPT * letter;
  return spare < LEAST * letter ? 0 : Math.floor(Math.min(spare, MOST * letter));
}

/** Reserves a width beside the page, in CSS pixels; the returned function releases it. */
export function makeRoom(width: number): () => void {
  const { dataset, style } = document.documentElement;
  const set = (pixels: number): void => {
    style.setProperty('--beside', `${pixels}px`);
    dataset['beside'] = String(pixels);
    dispatchEvent(new Event('resize'));
  };
  set(width);
  return () => set(0);
}
