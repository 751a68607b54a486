import type { ReactNode } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { dailyPath, follow, ladderPath, newTournamentPath, puzzlePath } from '../route.ts';

interface PracticeLineProps {
  readonly game: GameEntry;
  /** Puzzles need no server; the daily match and tournaments do. */
  readonly server: 'reached' | 'silent';
}

/** Leads to the daily match, the tournaments, the puzzles and the ladder of a game. */
export function PracticeLine({ game, server }: PracticeLineProps): ReactNode {
  const { lobby } = useLocale().words;
  const links = [
    ...(game.daily && server === 'reached'
      ? [{ path: dailyPath(game.id), text: lobby.daily }]
      : []),
    ...(game.seats.min <= 2 && game.seats.max >= 2 && server === 'reached'
      ? [{ path: newTournamentPath(game.id), text: lobby.tournament }]
      : []),
    ...(game.puzzles ? [{ path: puzzlePath(game.id), text: lobby.puzzles }] : []),
    ...(game.seats.max > 1 && server === 'reached'
      ? [{ path: ladderPath(game.id), text: lobby.ladder }]
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <p className="practice-line">
      {links.map(({ path, text }) => (
        <a key={path} className="link" href={path} onClick={follow}>
          {text}
        </a>
      ))}
    </p>
  );
}
