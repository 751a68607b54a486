import type { ReactNode } from 'react';
import type { GameEntry } from '../../table/game-entry.ts';
import { useLocale } from '../../words/use-locale.ts';
import { keptLesson } from '../learn/kept-lessons.ts';
import { keptSeats } from '../person.ts';
import { follow, learnPath } from '../route.ts';

/**
 * Offers the tutorial of a game to whoever holds no seat yet, and the rest of it to whoever has
 * begun it.
 */
export function LearnLine({ game }: { readonly game: GameEntry }): ReactNode {
  const { words } = useLocale();
  const chapter = keptLesson(game.id)?.chapter;
  const isNew = chapter === undefined && keptSeats.list().length === 0;
  const offer = isNew ? game.learn : chapter ? words.lobby.learnOn(game.name) : undefined;
  if (game.tutorial === undefined || offer === undefined) return null;
  return (
    <p className="learn-line">
      <a className="link" href={learnPath(game.id)} onClick={follow}>
        {offer}
      </a>
    </p>
  );
}
