import { glyph, mark, type GlyphName } from '@atoll/art';
import type { Colour, Side } from '@atoll/game-steere-atoll/board';
import type { ReactNode } from 'react';
import { stoneIcon } from '../drawing/stones.ts';
import { symbolIcon } from '../drawing/symbols.ts';

const Svg = ({ svg }: { readonly svg: string }): ReactNode => (
  <span className="sa-icon" aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
);

// Icons stand beside words that say the same; none is announced.
export const StoneIcon = ({ colour, size }: { readonly colour: Colour; readonly size: number }): ReactNode => (
  <Svg svg={stoneIcon(colour, size)} />
);
export const SymbolIcon = ({ side, size }: { readonly side: Side; readonly size: number }): ReactNode => (
  <Svg svg={symbolIcon(side, size)} />
);
export const Glyph = ({ name, size }: { readonly name: GlyphName; readonly size: number }): ReactNode => <Svg svg={glyph(name, size)} />;
export const SeatMark = ({ seat, size }: { readonly seat: number; readonly size: number }): ReactNode => (
  <Svg svg={seat === 0 || seat === 1 ? mark(seat, size) : ''} />
);
