import type { ReactNode } from 'react';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { analysisPath, dailyPath, follow, puzzlePath } from '../route.ts';

interface PracticeLineProps {
  readonly game: GameEntry;
  /** Puzzles and analysis need no server; the daily match does. */
  readonly server: 'reached' | 'silent';
}

/** Leads to the daily match, the puzzles and the analysis of a game. */
export function PracticeLine({ game, server }: PracticeLineProps): ReactNode {
  const { lobby } = useLocale().words;
  const links = [
    ...(game.daily && server === 'reached'
      ? [{ path: dailyPath(game.id), text: lobby.daily }]
      : []),
    ...(game.puzzles ? [{ path: puzzlePath(game.id), text: lobby.puzzles }] : []),
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
