import { svgDocument } from '../src/draw/defs.ts';
import { id, scoped } from '../src/draw/scope.ts';
import { inked } from '../src/icons/icon.ts';
import type { Workshop } from './cache.ts';
import type { Sprite } from './pack.ts';

/** A small drawing with its name, its size in card units and the margin round it for a shadow. */
export interface Piece {
  name: string;
  shapes: string;
  width: number;
  height: number;
  margin: number;
  /**
   * Pixels per unit, as a share of those of the table: for drawings that are shown smaller than
   * they measure, or have no sharp edge.
   */
  density: number;
  /** By how much its shapes are enlarged. */
  zoom: number;
}

/**
 * Units left free round every piece for its shadow; the same at all sides, so that the middle stays
 * the middle.
 */
export const PIECE_MARGIN = 3;
/** A glyph in white whose cut-outs are real holes, so that the table can tint it. */
export const stencil = (name: string, shapes: string): string =>
  scoped(`stencil-${name}`, () => {
    const mask = id('m');
    return (
      `<mask id="${mask}" maskUnits="userSpaceOnUse" x="-2" y="-2" width="28" height="28">${inked(shapes, '#fff', '#000')}</mask>` +
      `<rect x="-2" y="-2" width="28" height="28" fill="#fff" mask="url(#${mask})"/>`
    );
  });

/** Pieces as pictures of `scale` pixels a unit. */
export const spritesOf = (
  pieces: readonly Piece[],
  { workshop, scale }: { workshop: Workshop; scale: number },
): Promise<Sprite[]> =>
  Promise.all(
    pieces.map(async ({ name, shapes, width, height, margin, density, zoom }) => {
      const box = [-margin, -margin, width + margin * 2, height + margin * 2] as const;
      return {
        name,
        picture: await workshop.pixels(svgDocument(shapes, box, { scale: scale * density, zoom })),
      };
    }),
  );
