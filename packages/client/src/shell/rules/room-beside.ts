import { pageWidth } from '../page-width.ts';

/** So many letters the page keeps, and its structure with them, if they leave room enough. */
const KEPT = 64;
/** At least so many letters are read with ease, and at most so many are of use. */
const LEAST = 16;
const MOST = 28;

/** How wide something beside the page may be, in CSS pixels; 0 where the page needs all of it. */
export function besideWidth(): number {
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const size = letter / 0.16;
  if (pageWidth(innerWidth, size) !== 'wide') return 0;
  const spare = innerWidth - KEPT * letter;
  return spare < LEAST * letter ? 0 : Math.floor(Math.min(spare, MOST * letter));
}

/** Leaves so much of the window free beside the page, in CSS pixels, until it is taken back. */
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
