import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import {
  type AnyGame,
  BrokenLog,
  checkEnd,
  InvalidInput,
  isOver,
  type Moment,
  momentsAlong,
  type Origin,
} from '@atoll/engine';
import type { MomentRequest } from '@atoll/protocol';
import type { MatchRecord, MatchStore } from '../store/match-store.ts';
import { setupOf } from './match-seed.ts';

/** How many entries are run through until others get their turn; some milliseconds. */
const SLICE = 100;

/** A match from which another one goes on. */
export interface Source {
  readonly origin: Origin;
  /** The match that it comes from, for its seats and options. */
  readonly record: MatchRecord;
}

/**
 * The moment of a match from which another one may go on. Only of one that is over: until then its
 * positions hold secrets. Throws `InvalidInput` for a match that is unknown, not over or of other
 * rules, and for a moment that is not there or leaves nothing to decide.
 */
export async function readOrigin(
  store: MatchStore,
  game: AnyGame,
  { match, action, knownTo }: MomentRequest,
): Promise<Source> {
  const record = await store.find(match);
  if (!record || record.gameId !== game.id)
    throw new InvalidInput(`from: there is no match "${match}" of ${game.id}`);
  const { table } = record;
  if (table.endedAt === 0)
    throw new InvalidInput('from: another match may go on from one that is over, not before');
  if (table.gameVersion !== game.version)
    throw new InvalidInput(
      `from: the match was played by version ${table.gameVersion} of the rules, here is version ${game.version}`,
    );
  if (knownTo >= table.seats.length)
    throw new InvalidInput(`from: the match has no seat ${knownTo}; the first is 0`);
  const moments = await momentsOf(store, game, record);
  const moment = moments[action];
  if (!moment)
    throw new InvalidInput(`from: the match has ${moments.length - 1} actions, not ${action}`);
  if (isOver(game, moment))
    throw new InvalidInput(`from: after ${action} actions the match is over`);
  return { origin: { match, action, knownTo, position: moment.state }, record };
}

/**
 * Every moment of a match that is over, as its log tells; others get their turn in between. Throws
 * `BrokenLog` for a log that the rules of today do not lead through, or to another end.
 */
export async function readMoments(
  store: MatchStore,
  game: AnyGame,
  record: MatchRecord,
): Promise<readonly Moment<unknown, unknown>[]> {
  const log = (await store.readLog(record.matchId)).map(({ entry }) => entry);
  let moments: readonly Moment<unknown, unknown>[] = [];
  let entries = 0;
  for (moments of momentsAlong(game, setupOf(record), log))
    if (++entries % SLICE === 0) await yieldToEventLoop();
  const { gameVersion: rules, endHash } = record.table;
  checkEnd(game, { rules, ...(endHash === undefined ? {} : { endHash }) }, moments);
  return moments;
}

async function momentsOf(
  store: MatchStore,
  game: AnyGame,
  record: MatchRecord,
): Promise<readonly Moment<unknown, unknown>[]> {
  try {
    return await readMoments(store, game, record);
  } catch (error) {
    if (error instanceof BrokenLog) throw new InvalidInput(`from: ${error.message}`);
    throw error;
  }
}
