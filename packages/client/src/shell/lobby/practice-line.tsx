import type { ReactNode } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import {
  analysisPath,
  dailyPath,
  follow,
  ladderPath,
  newTournamentPath,
  puzzlePath,
} from '../route.ts';

interface PracticeLineProps {
  readonly game: GameEntry;
  /** Puzzles and analysis need no server; the daily match, tournaments and ladders do. */
  readonly server: 'reached' | 'silent';
}

/** Leads to the daily match, tournaments, puzzles, ladder and analysis of a game. */
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
    ...(game.analysis ? [{ path: analysisPath(game.id), text: lobby.analysis }] : []),
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
