import { id, scoped } from '../src/draw/scope.ts';
import { notchedFrame, roundFrame } from '../src/face/frame.ts';
import type { FrameShape } from '../src/face/frame.ts';
import { FACE } from '../src/face/measures.ts';
import { cardGlyphNames, glyphShapes } from '../src/icons/glyphs.ts';
import { inked } from '../src/icons/icon.ts';
import { symbiosisMarks, symbiosisShapes } from '../src/icons/symbiosis.ts';
import { tokenNames, tokenShapes } from '../src/icons/tokens.ts';
import { palette } from '../src/palette.ts';
import type { Workshop } from './cache.ts';
import type { Sprite } from './pack.ts';
import { PIECE_MARGIN, spritesOf, stencil } from './piece.ts';
import type { Piece } from './piece.ts';

/** Units left free round the card shadows. */
export const SHADOW_MARGIN = 24;

/** The sizes of icons in card units, each with the largest size that the table shows it at. */
const SMALL = { size: 24, shown: 17 } as const;
const USUAL = { size: 48, shown: 28 } as const;
/** The slick lies on a whole coral. */
const LARGE = { size: 48, shown: 40 } as const;
/** Shadows are blurred by three units or more, so that a third of the pixels shows the same. */
const SOFT = 0.36;

const disc = (
  shapes: string,
  { ground, ink, rim }: { ground: string; ink: string; rim: string },
): string =>
  `<g filter="url(#lift1)"><circle cx="12" cy="12" r="12" fill="${ground}"/></g>` +
  `<circle cx="12" cy="12" r="11.3" fill="none" stroke="${rim}" stroke-width="1.3" stroke-opacity=".5"/>` +
  `<g transform="translate(12 12) scale(.68) translate(-12 -12)">${inked(shapes, ink, ground)}</g>`;

const icon = (
  name: string,
  shapes: string,
  sizes: readonly { size: number; shown: number }[] = [SMALL, USUAL],
): Piece[] =>
  sizes.map(({ size, shown }) => ({
    name: `${name}-${size}`,
    shapes: `<g transform="scale(${size / 24})">${shapes}</g>`,
    width: size,
    height: size,
    margin: PIECE_MARGIN,
    density: shown / size,
    zoom: size / 24,
  }));

function icons(): Piece[] {
  const { paper, ink, coralCard } = palette;
  return [
    ...tokenNames.flatMap((name) =>
      icon(
        `token/${name}`,
        `<g filter="url(#lift1)">${tokenShapes[name]}</g>`,
        name === 'pollution' ? [SMALL, LARGE] : [SMALL, USUAL],
      ),
    ),
    ...symbiosisMarks.flatMap((m, pair) =>
      icon(`symbiosis/${pair}`, `<g filter="url(#lift1)">${symbiosisShapes(m)}</g>`, [USUAL]),
    ),
    ...cardGlyphNames.flatMap((name) => icon(`glyph/${name}`, stencil(name, glyphShapes[name]))),
    ...cardGlyphNames.flatMap((name) =>
      icon(`badge/${name}`, disc(glyphShapes[name], { ground: ink, ink: paper, rim: paper }), [
        USUAL,
      ]),
    ),
    ...cardGlyphNames.flatMap((name) =>
      icon(
        `coral-badge/${name}`,
        disc(glyphShapes[name], { ground: paper, ink: coralCard.face, rim: ink }),
        [USUAL],
      ),
    ),
  ];
}

/** The pearl on the current step, and the socket where a colony can grow. */
function tileMarks(): Piece[] {
  const { levels } = palette;
  const pearl = (name: string, size: number, ring: number): Piece => ({
    name,
    shapes: scoped(name.replace('/', '-'), () => {
      const gleam = id('g');
      const r = size / 2;
      return (
        `<radialGradient id="${gleam}" cx=".34" cy=".28" r=".8"><stop offset="0" stop-color="#fff"/>` +
        `<stop offset=".5" stop-color="${levels.pearl}"/><stop offset="1" stop-color="#ecd3b2"/></radialGradient>` +
        `<g filter="url(#lift2)"><circle cx="${r}" cy="${r}" r="${r + ring}" fill="${levels.ring}"/></g>` +
        `<circle cx="${r}" cy="${r}" r="${r}" fill="url(#${gleam})"/>`
      );
    }),
    width: size,
    height: size,
    margin: 6,
    density: 1,
    zoom: 1,
  });
  const socket: Piece = {
    name: 'socket/14',
    shapes:
      '<circle cx="7" cy="7" r="6.2" fill="#14123c" fill-opacity=".6" stroke="#ffdcc8" stroke-opacity=".55" stroke-width="1.5" ' +
      'stroke-dasharray="2.6 2.2"/>',
    width: 14,
    height: 14,
    margin: 1,
    density: 1,
    zoom: 1,
  };
  return [pearl('pearl/22', 22, 2.2), pearl('pearl/25', 25, 2.2), socket];
}

/** Shadows of lying and lifted cards, to be drawn under a face. */
function shadows(): Piece[] {
  const shape = ({ width, height, window }: Omit<FrameShape, 'wave' | 'seed'>): FrameShape => ({
    width,
    height,
    window,
    wave: 0,
    seed: '',
  });
  const { animal, coral } = FACE;
  const outlines: [string, { width: number; height: number }, string][] = [
    ['animal-M', animal.M, roundFrame(shape(animal.M), animal.M.radius).outer],
    ['animal-S', animal.S, roundFrame(shape(animal.S), animal.S.radius).outer],
    ['coral-M', coral.M, notchedFrame(shape(coral.M), coral.M.notch).outer],
    ['coral-S', coral.S, notchedFrame(shape(coral.S), coral.S.notch).outer],
  ];
  const heights: [string, { dx: number; dy: number; blur: number; strength: number }][] = [
    ['lying', { dx: 0, dy: 2, blur: 3, strength: 0.58 }],
    ['lifted', { dx: 2, dy: 9, blur: 7, strength: 0.62 }],
  ];
  return outlines.flatMap(([name, { width, height }, d]) =>
    heights.map(
      ([state, { dx, dy, blur, strength }]): Piece => ({
        name: `shadow/${name}-${state}`,
        shapes:
          `<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${blur}"/></filter>` +
          `<path d="${d}" transform="translate(${dx} ${dy})" fill="#060a22" fill-opacity="${strength}" filter="url(#soft)"/>`,
        width,
        height,
        margin: SHADOW_MARGIN,
        density: SOFT,
        zoom: 1,
      }),
    ),
  );
}

/**
 * All small pieces of the table: tokens, glyphs, badges, marks of pairs, pearls, sockets, card
 * shadows; `scale` pixels a unit.
 */
export const pieceSprites = (tools: { workshop: Workshop; scale: number }): Promise<Sprite[]> =>
  spritesOf([...icons(), ...tileMarks(), ...shadows()], tools);
