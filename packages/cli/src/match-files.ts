import { readFile } from 'node:fs/promises';
import {
  BrokenLog,
  hashState,
  InvalidInput,
  isOver,
  momentsOfFile,
  readMatchFile,
  type AnyGame,
  type MatchFile,
  type Moment,
} from '@atoll/engine';
import { UsageError } from './usage.ts';

/** Reads a match file. Throws `UsageError` that says what is wrong with it. */
export async function readFileOf(path: string): Promise<MatchFile> {
  try {
    return readMatchFile(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof InvalidInput) throw new UsageError(`${path}: ${error.message}`);
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/** Every moment of the match. Throws `UsageError` that says which entry is refused today. */
export function momentsIn(game: AnyGame, file: MatchFile): readonly Moment<unknown, unknown>[] {
  try {
    return momentsOfFile(game, file);
  } catch (error) {
    if (!(error instanceof BrokenLog) && !(error instanceof InvalidInput)) throw error;
    const rules =
      file.rules === game.version
        ? ''
        : ` (it was played by version ${file.rules} of the rules, these are ${game.version})`;
    throw new UsageError(`${error.message}${rules}`);
  }
}

/** Says how far the file fits the rules. Throws `UsageError` that says which entry does not. */
export function fitOf(game: AnyGame, file: MatchFile): string {
  const last = momentsIn(game, file).at(-1)!;
  const over = isOver(game, last) ? 'over' : 'not over';
  const hash = hashState(last.state);
  return `${file.log.length} entries fit the rules; the match is ${over}; hash ${hash}`;
}
