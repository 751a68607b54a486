import type { Puzzle } from '@atoll/engine';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { lastName } from '../person.ts';
import { createPuzzleRun, type PuzzleRun } from './puzzle-run.ts';
import type { LoadedPuzzles } from './use-puzzles.ts';

/** What the table shows; a new object for every start. */
export interface Start {
  readonly by: 'person' | 'solution';
}

/** The run of a puzzle since its last start. */
export function usePuzzleRun(
  { game, rules, words }: Pick<LoadedPuzzles, 'game' | 'rules' | 'words'>,
  puzzle: Puzzle,
  start: Start,
): PuzzleRun | undefined {
  const { pace } = useSettings();
  const { words: shell } = useLocale();
  const [held, hold] = useState<{ readonly start: Start; readonly run: PuzzleRun }>();
  const begin = useEffectEvent(() => {
    const { seats, seat } = puzzle;
    const names = Array.from({ length: seats }, (_, at) =>
      at === seat ? lastName() || words.person : (shell.botNames[at] ?? ''),
    );
    return createPuzzleRun({ ...{ game, rules, puzzle, names, pace }, by: start.by });
  });
  useEffect(() => {
    const run = begin();
    hold({ start, run });
    return run.stop;
  }, [start]);
  return held?.start === start ? held.run : undefined;
}
