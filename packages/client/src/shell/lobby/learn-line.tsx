import { useState, type ReactNode } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { Glyph } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { isLessonAway, keptLesson, putLessonAway } from '../learn/kept-lessons.ts';
import { follow, learnPath } from '../route.ts';

/** Offers the tutorial of a game, or the rest of it, until it is finished or dismissed. */
export function LearnLine({ game }: { readonly game: GameEntry }): ReactNode {
  const { words } = useLocale();
  const [, again] = useState(0);
  const chapter = keptLesson(game.id)?.chapter;
  const offer =
    chapter === undefined ? game.learn : chapter ? words.lobby.learnOn(game.name) : undefined;
  if (game.tutorial === undefined || offer === undefined || isLessonAway(game.id)) return null;
  const putAway = (): void => {
    putLessonAway(game.id);
    again((count) => count + 1);
  };
  return (
    <p className="learn-line">
      <a className="link" href={learnPath(game.id)} onClick={follow}>
        {offer}
      </a>{' '}
      <button
        type="button"
        className="icon-button on-paper"
        aria-label={words.lobby.learnAway(game.name)}
        onClick={putAway}
      >
        <Glyph name="close" size={12} />
      </button>
    </p>
  );
}
