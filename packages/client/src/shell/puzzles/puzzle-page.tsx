import { useEffect, useState, type ReactNode } from 'react';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { gameEntry } from '../game-entries.ts';
import { navigate, puzzlePath } from '../route.ts';
import { RulesHost } from '../rules/rules-host.tsx';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { useGame } from '../table/use-game.ts';
import { keptPuzzles } from './kept-puzzles.ts';
import { nextPuzzle } from './next-puzzle.ts';
import { PuzzleTable } from './puzzle-table.tsx';
import { usePuzzles, type LoadedPuzzles } from './use-puzzles.ts';

interface PuzzlePageProps {
  readonly game: string;
  /** '' for one that suits the person. */
  readonly id: string;
}

/** A puzzle of a game. */
export function PuzzlePage({ game: gameId, id }: PuzzlePageProps): ReactNode {
  const locale = useLocale();
  const { connection } = locale.words;
  const entry = gameEntry(locale, gameId);
  const game = useGame(gameId);
  const loaded = usePuzzles(entry?.puzzles && entry);
  const title = typeof loaded === 'object' && loaded.words.title(loaded.entry.name);
  useEffect(() => {
    if (title !== false) document.title = locale.words.title(title);
  }, [locale.words, title]);
  if (entry?.puzzles === undefined)
    return <NoticePage title={connection.missing} text={connection.missingText} />;
  if (game === 'failed' || loaded === 'failed')
    return <NoticePage title={connection.failed} text={connection.failedText} />;
  if (game === undefined || loaded === undefined) return <LoadingPage />;
  return (
    <RulesHost game={gameId} ofReason={game.ruleOf}>
      <ChosenPuzzle {...{ game, loaded, id }} />
    </RulesHost>
  );
}

interface ChosenPuzzleProps {
  readonly game: GameClient;
  readonly loaded: LoadedPuzzles;
  readonly id: string;
}

function ChosenPuzzle({ game, loaded, id }: ChosenPuzzleProps): ReactNode {
  const { entry, file, words } = loaded;
  const [suitable] = useState(() =>
    nextPuzzle(file.puzzles, keptPuzzles(entry.id), { last: undefined, chance: Math.random() }),
  );
  const [focus, setFocus] = useState<'bar' | 'page'>('page');
  const puzzle = id === '' ? suitable : file.puzzles.find((one) => one.id === id);
  const goOn = (): void => {
    const next = nextPuzzle(file.puzzles, keptPuzzles(entry.id), {
      last: puzzle?.id,
      chance: Math.random(),
    });
    setFocus('bar');
    if (next) navigate(puzzlePath(entry.id, next.id));
  };
  if (puzzle === undefined)
    return (
      <NoticePage title={words.none} text={words.noneText}>
        {suitable && (
          <button type="button" className="button main" onClick={goOn}>
            {words.next}
          </button>
        )}
      </NoticePage>
    );
  return <PuzzleTable key={puzzle.id} {...{ game, loaded, puzzle, focus }} onNext={goOn} />;
}
