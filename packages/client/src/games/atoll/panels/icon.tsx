import { glyph, glyphShapes, isSeat, mark, token, type GlyphName, type TokenName } from '@atoll/art';
import type { ReactNode } from 'react';
import type { RichText } from '../../../kit/rich.ts';
import { iconKind } from '../icon-kind.ts';
import { term, termOfIcon } from './icon-terms.ts';

/** An icon by the name of its drawing; with a title it is announced. Pointed at, it explains itself. */
export function Icon({ name, size = 20, title }: { readonly name: string; readonly size?: number; readonly title?: string }): ReactNode {
  const kind = iconKind(name), options = title === undefined || title === '' ? {} : { title };
  const html = kind === 'token' ? token(name as TokenName, size, options)
    : name in glyphShapes ? glyph(name as GlyphName, kind === 'disc' ? size - 3 : size, options) : undefined;
  if (html === undefined) return null;
  const disc = kind === 'disc' ? { width: size + 3, height: size + 3 } : undefined;
  return (
    <span className={disc === undefined ? 'at-icon' : 'at-icon at-disc'} style={disc} data-term={termOfIcon(name)}
      dangerouslySetInnerHTML={{ __html: html }} />
  );
}

export function Mark({ seat, size = 20 }: { readonly seat: number; readonly size?: number }): ReactNode {
  if (!isSeat(seat)) return null;
  return <span className="at-icon" {...term('seatMark')} dangerouslySetInnerHTML={{ __html: mark(seat, size) }} />;
}

/** The punctuation at the beginning of a part: it must not stand alone on a new line. */
const ending = (part: RichText[number] | undefined): string => (typeof part === 'string' ? (/^[.,;:!?)]+/.exec(part)?.[0] ?? '') : '');

// an icon stays on the line of the last of its words
const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);
const beginning = (words: string): string => words.slice(0, words.lastIndexOf(' ') + 1);

/**
 * Words with icons: tokens stand for their word, everything else stands beside it. Card names stand out, and are read on
 * hover when `onCard` is given.
 */
export function Rich({ text, size = 16, onCard }: {
  readonly text: RichText;
  readonly size?: number;
  readonly onCard?: ((card: string) => void) | undefined;
}): ReactNode {
  return text.map((part, i) => {
    const before = text[i - 1];
    if (typeof part === 'string') return <span key={i}>{typeof before === 'object' ? part.slice(ending(part).length) : part}</span>;
    if ('icon' in part) {
      const tail = ending(text[i + 1]), token = iconKind(part.icon) === 'token';
      return (
        <span key={i} data-term={termOfIcon(part.icon)}>
          {!token && beginning(part.word)}
          <span className="at-nb">
            {!token && <>{lastWord(part.word)}&nbsp;</>}
            <Icon name={part.icon} size={size} title={token ? part.word : ''} />
            {tail}
          </span>
        </span>
      );
    }
    const tail = ending(text[i + 1]);
    if (onCard === undefined) return <span key={i}><b>{part.word}</b>{tail}</span>;
    return <span key={i}><u onPointerEnter={() => onCard(part.card)}>{part.word}</u>{tail}</span>;
  });
}
