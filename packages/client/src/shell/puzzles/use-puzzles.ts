import type { AnyGame, PuzzleFile, PuzzleRules } from '@atoll/engine';
import type { GameEntry } from '@atoll/table-kit/table/game-entry.ts';
import type { PuzzleWords } from '@atoll/table-kit/table/puzzle-words.ts';
import {
  loadPuzzlePageWords,
  type PuzzlePageWords,
} from '@atoll/table-kit/words/load-puzzle-page-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useEffect, useState } from 'react';

/** Everything that the puzzles of a game need besides its table. */
export interface LoadedPuzzles {
  readonly entry: GameEntry;
  readonly game: AnyGame;
  readonly rules: PuzzleRules;
  readonly file: PuzzleFile;
  readonly words: PuzzlePageWords;
  /** What the game says about its puzzles. */
  readonly says: PuzzleWords;
}

/** The puzzles of a game once they have loaded, or 'failed'. */
export function usePuzzles(entry: GameEntry | undefined): LoadedPuzzles | 'failed' | undefined {
  const { id: locale } = useLocale();
  const [loaded, setLoaded] = useState<LoadedPuzzles | 'failed'>();
  useEffect(() => {
    if (entry === undefined) return undefined;
    let isWanted = true;
    load(locale, entry).then(
      (puzzles) => isWanted && setLoaded(puzzles),
      (error: unknown) => {
        console.error(error);
        if (isWanted) setLoaded('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [locale, entry]);
  return loaded;
}

async function load(locale: string, entry: GameEntry): Promise<LoadedPuzzles> {
  const { catalog } = await import('@atoll/catalog');
  const parts = catalog[entry.id];
  const [playable, rules, file, words, says] = await Promise.all([
    parts?.load(),
    parts?.puzzles?.rules(),
    parts?.puzzles?.file(),
    loadPuzzlePageWords(locale),
    entry.puzzles?.(locale),
  ]);
  if (!playable || !rules || !file || !says) throw new Error(`"${entry.id}" has no puzzles`);
  return { entry, game: playable.game, rules, file, words, says };
}
