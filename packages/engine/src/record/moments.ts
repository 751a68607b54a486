import { BrokenLog, InvalidInput } from '../errors.ts';
import type { AnyGame, GameDefinition, Setup } from '../game.ts';
import { hashState } from '../hash.ts';
import type { LogEntry } from '../log.ts';
import { type MatchFile, setupOf } from './match-file.ts';
import { type Concession, createMatch, type Match } from '../match.ts';
import { runLog } from '../run.ts';
import type { Seat } from '../seat.ts';
import { checkDisplayable } from '../displayable.ts';

/** The position of a match after a decision that still counts. */
export interface PastPosition<S, E> {
  /** The log entry; 0 for the start. */
  readonly seq: number;
  /** The seat that decided; -1 for the start. */
  readonly seat: Seat;
  /** The time, in ms since 1970; 0 for the start. */
  readonly at: number;
  /** All events, not yet filtered for a viewer. */
  readonly events: readonly E[];
  readonly sealed: boolean;
  /**
   * The first entry that this decision took back with everybody's consent; 0 for all others, since
   * an undo is no moment.
   */
  readonly undone: number;
  readonly state: S;
  /** The seats that conceded so far, and whether the match ended by it. */
  readonly conceded: readonly Concession[];
  readonly ended: boolean;
}

/**
 * Every moment of a match, the start first, without decisions taken back. Throws `BrokenLog` as
 * `runLog`.
 */
export function momentsOf<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
  log: Iterable<LogEntry<A>>,
): readonly PastPosition<S, E>[] {
  let moments: readonly PastPosition<S, E>[] = [];
  for (moments of momentsAlong(game, setup, log)) continue;
  return moments;
}

/**
 * Generator form of the same: yields the moments so far, one list that grows and shrinks, at the
 * start and after every entry, so that the caller can interleave other work.
 */
export function* momentsAlong<S, A, E, V, O>(
  game: GameDefinition<S, A, E, V, O>,
  setup: Setup<O>,
  log: Iterable<LogEntry<A>>,
): Generator<readonly PastPosition<S, E>[], void, undefined> {
  const begin = createMatch(game, setup);
  const moments: PastPosition<S, E>[] = [
    { ...momentIn(begin), seq: 0, seat: -1, at: 0, events: [], sealed: true, undone: 0 },
  ];
  yield moments;
  for (const { entry, match, events, sealed, undone } of runLog(game, begin, log)) {
    if (undone > 0) while ((moments.at(-1) as PastPosition<S, E>).seq >= undone) moments.pop();
    if (entry.type !== 'undo' && entry.type !== 'check') {
      const { seq, seat, at } = entry;
      moments.push({ ...momentIn(match), seq, seat, at, events, sealed, undone });
    }
    yield moments;
  }
}

const momentIn = <S>({ state, conceded, ended }: Match<S>) => ({ state, conceded, ended });

/**
 * Every moment of a match from its file. Throws `BrokenLog` when the current rules refuse its log
 * or lead to another end, and `InvalidInput` when they do not support its options or actions.
 */
export function momentsOfFile(
  game: AnyGame,
  file: MatchFile,
): readonly PastPosition<unknown, unknown>[] {
  const moments =
    file.origin === undefined
      ? momentsOf(game, setupOf(game, file), file.log)
      : momentsFromPosition(game, file);
  checkEnd(game, file, moments);
  return moments;
}

/**
 * A position written by hand may be one that the rules cannot reach. All views and texts of it are
 * made here, so that code that shows the moments need not expect errors.
 */
function momentsFromPosition(
  game: AnyGame,
  file: MatchFile,
): readonly PastPosition<unknown, unknown>[] {
  const seats = file.seats.length;
  try {
    const moments = momentsOf(game, setupOf(game, file), file.log);
    for (const { state, events } of moments) checkDisplayable(game, { state, events, seats });
    return moments;
  } catch (error) {
    if (error instanceof BrokenLog || error instanceof InvalidInput) throw error;
    const what = 'cannot go on from the position in which the match begins';
    throw new InvalidInput(`${game.id} ${what}`, { cause: error });
  }
}

/**
 * Checks moments computed with the current rules against the recorded facts of the match. Other
 * rules may accept the same log and lead to other states; without the recorded hash of the end this
 * cannot be detected. Throws `BrokenLog` if the moments differ, or may differ, from the match as
 * played.
 */
export function checkEnd(
  game: AnyGame,
  { rules, endHash }: Pick<MatchFile, 'rules' | 'endHash'>,
  moments: readonly PastPosition<unknown, unknown>[],
): void {
  if (endHash === undefined && rules !== game.version)
    throw new BrokenLog('nothing tells whether the rules of today lead to the end that it had');
  if (endHash !== undefined && endHash !== hashState(moments.at(-1)?.state))
    throw new BrokenLog('it ended in another position than the rules of today lead to');
}
