import { glyph, glyphShapes } from '@atoll/art';
import { isKeyOf } from '@atoll/engine';
import { createContext } from 'react';

/** The drawings of a game that stand in its texts and on its buttons, by name. */
export interface IconSet {
  /**
   * How a drawing stands among words: a token for its word, all else beside it; a disc is a glyph
   * on a round ground.
   */
  readonly kind: (name: string) => 'token' | 'glyph' | 'disc';
  /**
   * SVG as text, announced by its title unless that is ''; undefined for a name without a drawing.
   */
  readonly draw: (
    name: string,
    look: { readonly size: number; readonly title: string },
  ) => string | undefined;
  /** The glossary term with its meaning, where no words beside it give one. */
  readonly term: (name: string) => string | undefined;
}

/** The icons for every game: glyphs without a meaning of their own. */
export const glyphSet: IconSet = {
  kind: () => 'glyph',
  draw: (name, { size, title }) =>
    isKeyOf(glyphShapes, name) ? glyph(name, size, title === '' ? {} : { title }) : undefined,
  term: (name) => (name === 'hint' ? 'hint' : undefined),
};

export const IconSetContext = createContext<IconSet>(glyphSet);
