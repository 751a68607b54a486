import { useContext, type ReactNode } from 'react';
import type { RichText } from '../../ui/rich-text.ts';
import type { CardHands } from '../model/use-reading.ts';
import { Icon } from './icon.tsx';
import { IconSetContext } from './icon-set.ts';

/** The punctuation at the beginning of a part: it must not stand alone on a new line. */
const ending = (part: RichText[number] | undefined): string =>
  typeof part === 'string' ? (/^[.,;:!?)]+/.exec(part)?.[0] ?? '') : '';

// an icon stays on the line of the last of its words
const lastWord = (words: string): string => words.slice(words.lastIndexOf(' ') + 1);
const beginning = (words: string): string => words.slice(0, words.lastIndexOf(' ') + 1);

/**
 * Words with icons: tokens stand for their word, everything else stands beside it. Card names stand
 * out; with hands they can be read.
 */
export function Rich({
  text,
  size = 16,
  cards,
}: {
  readonly text: RichText;
  readonly size?: number;
  readonly cards?: CardHands | undefined;
}): ReactNode {
  const icons = useContext(IconSetContext);
  return text.map((part, i) => {
    const before = text[i - 1];
    const tail = ending(text[i + 1]);
    if (typeof part === 'string')
      return (
        <span key={i}>{typeof before === 'object' ? part.slice(ending(part).length) : part}</span>
      );
    if ('icon' in part) {
      const token = icons.kind(part.icon) === 'token';
      return (
        <span key={i} data-term={icons.term(part.icon)}>
          {!token && beginning(part.word)}
          <span className="tb-nowrap">
            {!token && <>{lastWord(part.word)}&nbsp;</>}
            <Icon name={part.icon} size={size} title={token ? part.word : ''} />
            {tail}
          </span>
        </span>
      );
    }
    if (cards === undefined)
      return (
        <span key={i}>
          <b>{part.word}</b>
          {tail}
        </span>
      );
    return (
      <span key={i}>
        <CardWord {...part} hands={cards} />
        {tail}
      </span>
    );
  });
}

/** One of many in a text: the keyboard reaches it by arrow keys, from the text as a whole. */
function CardWord({
  card,
  word,
  hands,
}: {
  readonly card: string;
  readonly word: string;
  readonly hands: CardHands;
}): ReactNode {
  const point = (): void => hands.point(card);
  return (
    <u
      role="button"
      tabIndex={-1}
      data-card={card}
      onFocus={point}
      onBlur={hands.leave}
      onClick={() => hands.read(card)}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && point()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && hands.leave()}
      onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && hands.read(card)}
    >
      {word}
    </u>
  );
}
