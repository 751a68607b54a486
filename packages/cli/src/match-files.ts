import { readFile } from 'node:fs/promises';
import {
  BrokenLog,
  hashState,
  InvalidInput,
  isOver,
  momentsOfFile,
  outcomeOf,
  readMatchFile,
  type AnyGame,
  type MatchFile,
  type PastPosition,
  type RecordedPosition,
} from '@atoll/engine';
import { UsageError } from './usage.ts';

/** Reads a match file. Throws `UsageError` that names the fault. */
export async function readFileOf(path: string): Promise<MatchFile> {
  try {
    return readMatchFile(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof InvalidInput) throw new UsageError(`${path}: ${error.message}`);
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    throw new UsageError(`${path} cannot be read: ${(error as Error).message}`);
  }
}

/**
 * Every moment of the match. Throws `UsageError` that names the entry refused by the current rules.
 */
export function momentsIn(
  game: AnyGame,
  file: MatchFile,
): readonly PastPosition<unknown, unknown>[] {
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

/** The recorded facts of a match at one position. */
export type LoggedPosition = Pick<
  RecordedPosition,
  'seq' | 'seat' | 'events' | 'undone' | 'conceded' | 'outcome'
> & { readonly view: () => unknown };

/**
 * Every position of a match, with all events: by the current rules where they fit, or else as
 * recorded. Throws `UsageError` where neither works.
 */
export function positionsIn(
  game: AnyGame,
  file: MatchFile,
): { readonly from: 'log' | 'recording'; readonly positions: readonly LoggedPosition[] } {
  const { recording = [], rules } = file;
  try {
    const positions = momentsIn(game, file).map((moment) => ({
      ...moment,
      view: () => game.publicView(moment.state),
      ...(isOver(game, moment) && { outcome: outcomeOf(game, moment) }),
    }));
    return { from: 'log', positions };
  } catch (error) {
    if (!(error instanceof UsageError) || rules === game.version || recording.length === 0)
      throw error;
    const positions = recording.map((position) => ({ ...position, view: () => position.view }));
    return { from: 'recording', positions };
  }
}

/**
 * Reports how far the file fits the rules. Throws `UsageError` that names the entry that does not.
 */
export function fitOf(game: AnyGame, file: MatchFile): string {
  const last = momentsIn(game, file).at(-1)!;
  const over = isOver(game, last) ? 'over' : 'not over';
  const hash = hashState(last.state);
  return `${file.log.length} entries fit the rules; the match is ${over}; hash ${hash}`;
}
