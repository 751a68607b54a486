import { isSeat, mark } from '@atoll/art';
import { useContext, type CSSProperties, type ReactNode } from 'react';
import './icon.css';
import { IconSetContext } from './icon-set.ts';

/**
 * How much smaller than the words of its line a glyph is that stands on a disc, and how much larger
 * the disc, in design pixels.
 */
const RIM = 3;

const sized = (size: number): CSSProperties & Readonly<Record<'--size', number>> => ({
  '--size': size,
});

/**
 * An icon by the name of its drawing; with a title it is announced. Pointed at, it explains itself.
 * `size` is in design pixels.
 */
export function Icon({
  name,
  size = 20,
  title = '',
}: {
  readonly name: string;
  readonly size?: number;
  readonly title?: string;
}): ReactNode {
  const set = useContext(IconSetContext);
  const disc = set.kind(name) === 'disc';
  const inner = disc ? size - RIM : size;
  const html = set.draw(name, { size: inner, title });
  if (html === undefined) return null;
  return (
    <span
      className={disc ? 'tb-icon tb-disc' : 'tb-icon'}
      translate="no"
      style={sized(inner)}
      data-term={set.term(name)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The mark of a seat. */
export function Mark({
  seat,
  size = 20,
}: {
  readonly seat: number;
  readonly size?: number;
}): ReactNode {
  if (!isSeat(seat)) return null;
  return (
    <span
      className="tb-icon"
      translate="no"
      style={sized(size)}
      data-term="seatMark"
      dangerouslySetInnerHTML={{ __html: mark(seat, size) }}
    />
  );
}
