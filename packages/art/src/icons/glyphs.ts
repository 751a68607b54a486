import { cardGlyphs } from './card-glyphs.ts';
import { iconElement } from './icon.ts';
import type { IconOptions } from './icon.ts';
import { interfaceGlyphs } from './interface-glyphs.ts';

/** The shapes of every glyph in a 24 x 24 box, without the SVG element around them. */
export const glyphShapes = { ...cardGlyphs, ...interfaceGlyphs } as const;

/** A glyph that appears on cards. */
export type CardGlyphName = keyof typeof cardGlyphs;
/** Any glyph. */
export type GlyphName = keyof typeof glyphShapes;

/** The names of the glyphs that appear on cards. */
export const cardGlyphNames = Object.keys(cardGlyphs) as CardGlyphName[];
/** All glyph names. */
export const glyphNames = Object.keys(glyphShapes) as GlyphName[];

/**
 * A glyph as an SVG element, in the text colour; cut-outs take the colour of the CSS property
 * `--cut` (paper without it).
 * @param size width and height in CSS pixels
 */
export const glyph = (name: GlyphName, size: number = 20, options: IconOptions = {}): string =>
  iconElement(glyphShapes[name], size, { kind: 'gl', ...options });
