import { glyph, glyphShapes, mark, token, type GlyphName, type Seat, type TokenName } from '@atoll/art';
import type { ReactNode } from 'react';
import type { RichText } from '../../../kit/rich.ts';
import { iconKind } from '../icon-kind.ts';

/** An icon by the name of its drawing; with a title it is announced. */
export function Icon({ name, size = 20, title }: { readonly name: string; readonly size?: number; readonly title?: string }): ReactNode {
  const kind = iconKind(name), options = title === undefined || title === '' ? {} : { title };
  if (kind === 'token') return <span className="at-icon" dangerouslySetInnerHTML={{ __html: token(name as TokenName, size, options) }} />;
  if (!(name in glyphShapes)) return null;
  const html = glyph(name as GlyphName, kind === 'disc' ? size - 3 : size, options);
  if (kind === 'glyph') return <span className="at-icon" dangerouslySetInnerHTML={{ __html: html }} />;
  return <span className="at-icon at-disc" style={{ width: size + 3, height: size + 3 }} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Mark({ seat, size = 20 }: { readonly seat: number; readonly size?: number }): ReactNode {
  return seat < 0 || seat > 3 ? null : <span className="at-icon" dangerouslySetInnerHTML={{ __html: mark(seat as Seat, size) }} />;
}

/** Words with icons; card names stand out, and are read on hover when `onCard` is given. */
export function Rich({ text, size = 16, onCard, wordy = false }: {
  readonly text: RichText;
  readonly size?: number;
  /** Says what stands on a disc in words too, for texts that are read rather than seen. */
  readonly wordy?: boolean;
  readonly onCard?: ((card: string | undefined) => void) | undefined;
}): ReactNode {
  return text.map((part, i) => {
    if (typeof part === 'string') return <span key={i}>{part}</span>;
    if ('icon' in part) {
      if (wordy && iconKind(part.icon) !== 'token') return <span key={i}>{part.word}&#8288;&nbsp;<Icon name={part.icon} size={size} /></span>;
      return <Icon key={i} name={part.icon} size={size} title={part.word} />;
    }
    if (onCard === undefined) return <b key={i}>{part.word}</b>;
    return <u key={i} onPointerEnter={() => onCard(part.card)} onPointerLeave={() => onCard(undefined)}>{part.word}</u>;
  });
}
