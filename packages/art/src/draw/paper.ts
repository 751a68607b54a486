import { f2 } from './numbers.ts';
import { id } from './scope.ts';

/** Height of a sheet above its ground: 0 print, 1 strip, 2 sheet, 3 piece in the hand. */
export type Lift = 0 | 1 | 2 | 3;

/** A filled path without shadow. */
export const path = (d: string, fill: string, more: string = ''): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

/** A sheet of paper: a filled path lifted above its ground. */
export const sheet = (d: string, fill: string, lift: Lift = 1, more: string = ''): string =>
  `<path d="${d}" fill="${fill}"${lift ? ` filter="url(#lift${lift})"` : ''} ${more}/>`;

/** A stroked path with round ends; `w` is the stroke width in drawing units. */
export const line = (d: string, stroke: string, w: number = 1, more: string = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** A filled circle. */
export const dot = (x: number, y: number, r: number, fill: string, more: string = ''): string =>
  `<circle cx="${f2(x)}" cy="${f2(y)}" r="${f2(r)}" fill="${fill}" ${more}/>`;

/** A group with attributes. */
export const g = (inner: string, more: string = ''): string => `<g ${more}>${inner}</g>`;

/** The inner drawing cut off at one outline, or at the union of several. */
export function clipTo(d: string | readonly string[], inner: string): string {
  const name = id('c');
  const outlines = typeof d === 'string' ? [d] : d;
  return (
    `<clipPath id="${name}">${outlines.map((x) => `<path d="${x}"/>`).join('')}</clipPath>` +
    `<g clip-path="url(#${name})">${inner}</g>`
  );
}

/**
 * Volume: warm light from above and indigo shade below, laid over a body's outline; `o` weakens it.
 */
export const vol = (d: string, o: number = 1): string =>
  path(d, 'url(#vol)', o < 1 ? `opacity="${o}"` : '');
