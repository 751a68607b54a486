import { glyph, mark, type GlyphName } from '@atoll/art';
import type { Colour, Side } from '@atoll/game-steere-atoll/board';
import type { CSSProperties, ReactNode } from 'react';
import { stoneIcon } from '../drawing/stones.ts';
import { symbolIcon } from '../drawing/symbols.ts';
import type { SteereTerm } from '../words/glossary.ts';

/** A drawing of that many pixels at a text size of 100 %; it grows with the text. */
const Svg = ({ svg, size, name }: { readonly svg: string; readonly size: number; readonly name?: SteereTerm }): ReactNode => (
  <span className="sa-icon" aria-hidden="true" style={{ '--size': size } as CSSProperties} data-term={name}
    dangerouslySetInnerHTML={{ __html: svg }} />
);

// Icons stand beside words that say the same; none is announced.
export const StoneIcon = ({ colour, size }: { readonly colour: Colour; readonly size: number }): ReactNode => (
  <Svg svg={stoneIcon(colour, size)} size={size} name="stone" />
);
export const SymbolIcon = ({ side, size }: { readonly side: Side; readonly size: number }): ReactNode => (
  <Svg svg={symbolIcon(side, size)} size={size} name="island" />
);
export const Glyph = ({ name, size }: { readonly name: GlyphName; readonly size: number }): ReactNode => (
  <Svg svg={glyph(name, size)} size={size} />
);
export const SeatMark = ({ seat, size }: { readonly seat: number; readonly size: number }): ReactNode => (
  <Svg svg={seat === 0 || seat === 1 ? mark(seat, size) : ''} size={size} name="seatMark" />
);
