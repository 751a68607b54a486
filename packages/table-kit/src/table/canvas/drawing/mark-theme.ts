import { palette } from '@atoll/art';

/** How a canvas draws marks around things, and the rims of cards: neither is baked. */
export interface MarkTheme {
  /** Legal targets and chosen things. */
  readonly candle: string;
  /** Width of the rim of a legal place, and its line. */
  readonly place: { readonly stroke: number; readonly line: 'dashed' | 'full' };
  readonly halo: 'soft' | 'none';
  /** The disc with its plus sign in such a place. */
  readonly disc: { readonly fill: string; readonly plus: string };
  /** White lines around cards. */
  readonly rim: 'none' | 'lines';
}

const plain: MarkTheme = {
  candle: palette.candle,
  place: { stroke: 3, line: 'dashed' },
  halo: 'soft',
  disc: { fill: palette.ink, plus: palette.candle },
  rim: 'none',
};

const strong: MarkTheme = {
  candle: '#ffd400',
  place: { stroke: 4, line: 'full' },
  halo: 'none',
  disc: { fill: '#ffd400', plus: '#000000' },
  rim: 'lines',
};

/**
 * The contrast of the page, which style sheets read at the same place; a scene is built anew when
 * it changes.
 */
export const pageContrast = (): 'high' | 'normal' =>
  document.documentElement.dataset['contrast'] === 'high' ? 'high' : 'normal';

export const markTheme = (): MarkTheme => (pageContrast() === 'high' ? strong : plain);
