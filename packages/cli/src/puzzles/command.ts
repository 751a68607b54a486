import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PuzzleFile } from '@atoll/engine';
import { entryOf } from '../game.ts';
import { progressOf } from '../progress.ts';
import { readFlags, UsageError, wholeNumber, workersIn } from '../usage.ts';
import { splitWork } from '../work-split.ts';
import type { FoundPuzzle, PuzzleJob, PuzzleMessage } from './puzzle-worker.ts';
import { puzzleTable } from './puzzle-table.ts';

/**
 * `atoll puzzles`: examines matches of bots for positions with one best line that a middling bot
 * misses, measures their difficulty, and writes them to a file. The same command writes the same
 * file, on any number of workers.
 */
export async function puzzlesCommand(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, {
    required: ['game', 'matches', 'seed', 'out'],
    optional: ['workers'],
  });
  const entry = entryOf(flags.game);
  if (!entry.puzzles) throw new UsageError(`"${flags.game}" has no puzzles`);
  const { game } = await entry.load();
  const matches = wholeNumber('matches', flags.matches, { min: 1 });
  const job: PuzzleJob = { game: flags.game, seed: flags.seed, matches };
  const found = new Map<string, FoundPuzzle>();
  const report = progressOf(matches, 'matches');
  const file = new URL('./puzzle-worker.ts', import.meta.url);
  await splitWork(
    { file, job, workers: workersIn(flags.workers) },
    (message: PuzzleMessage): void => {
      if (message.kind === 'found') found.set(message.puzzle.id, message);
      else report(`${found.size} puzzles`);
    },
  );
  const sorted = [...found.values()].sort(
    (a, b) => a.puzzle.rating - b.puzzle.rating || (a.puzzle.id < b.puzzle.id ? -1 : 1),
  );
  await mkdir(path.dirname(flags.out), { recursive: true });
  await writeFile(
    flags.out,
    fileText({ game: game.id, rules: game.version, puzzles: sorted.map(({ puzzle }) => puzzle) }),
  );
  process.stdout.write(puzzleTable(sorted));
  return 0;
}

/** One puzzle a line, so that two files can be compared. */
const fileText = ({ game, rules, puzzles }: PuzzleFile): string =>
  [
    '{',
    `"game": ${JSON.stringify(game)},`,
    `"rules": ${rules},`,
    '"puzzles": [',
    puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n'),
    ']',
    '}',
    '',
  ].join('\n');
