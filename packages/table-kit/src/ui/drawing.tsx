import type { GlyphName } from '@atoll/art';
import { glyph, isSeat, logo, mark } from '@atoll/art';
import type { ReactNode } from 'react';

interface DrawingProps {
  /** SVG source, from the project's own art only. */
  readonly svg: string;
  readonly className?: string;
}

/** A drawing of the art package, inline in the page. */
export const Drawing = ({ svg, className }: DrawingProps): ReactNode => (
  <span className={`drawing ${className ?? ''}`} dangerouslySetInnerHTML={{ __html: svg }} />
);

/** A glyph beside text; hidden from screen readers. */
export const Glyph = ({
  name,
  size = 18,
}: {
  readonly name: GlyphName;
  readonly size?: number;
}): ReactNode => <Drawing svg={glyph(name, size)} />;

/** The mark of a seat; hidden from screen readers, because the name always stands beside it. */
export const SeatMark = ({
  seat,
  size = 24,
}: {
  readonly seat: number;
  readonly size?: number;
}): ReactNode => (
  <span
    className="drawing"
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: isSeat(seat) ? mark(seat, size) : '' }}
  />
);

export const Logo = ({ size }: { readonly size: number }): ReactNode => (
  <Drawing svg={logo(size)} />
);
