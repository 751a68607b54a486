import {
  type AnyGame,
  BrokenLog,
  checkEnd,
  InvalidInput,
  isOver,
  type PastPosition,
  momentsAlong,
  type Origin,
} from '@atoll/engine';
import type { MomentRequest } from '@atoll/protocol';
import type { Turns } from '../turns.ts';
import type { MatchRecord, MatchStore } from '../../store/match-store.ts';
import { seedOf, setupOf } from '../match-seed.ts';

/** The store of the logs, and the sharing of event loop turns while they are read. */
export interface LogReading {
  readonly store: MatchStore;
  readonly turns: Turns;
}

/** A match from which another one goes on. */
export interface Source {
  readonly origin: Origin;
  /** The record of the source match, for its seats and options. */
  readonly record: MatchRecord;
}

/**
 * The moment of a match from which another one may go on. The match must be over: until then its
 * positions hold secrets. Throws `InvalidInput` for a match that is unknown, not over or of other
 * rules, and for a moment that does not exist or leaves nothing to decide.
 */
export async function readOrigin(
  reading: LogReading,
  game: AnyGame,
  { match, action, knownTo }: MomentRequest,
): Promise<Source> {
  const record = await readOver(reading, game, { match, field: 'from' });
  const { table } = record;
  if (knownTo >= table.seats.length)
    throw new InvalidInput(`from: the match has no seat ${knownTo}; the first is 0`);
  const moments = await momentsOf(reading, game, record);
  const moment = moments[action];
  if (!moment)
    throw new InvalidInput(`from: the match has ${moments.length - 1} actions, not ${action}`);
  if (isOver(game, moment))
    throw new InvalidInput(`from: after ${action} actions the match is over`);
  return { origin: { match, action, knownTo, position: moment.state }, record };
}

/**
 * The finished match whose deal another one repeats. It must be over: until then its seed is a
 * secret. Throws `InvalidInput` for a match that is unknown, not over or of other rules.
 */
export async function readDeal(
  reading: LogReading,
  game: AnyGame,
  match: string,
): Promise<Pick<MatchRecord, 'origin' | 'repeats'> & Pick<Source, 'record'>> {
  const record = await readOver(reading, game, { match, field: 'deal' });
  return { record, origin: record.origin, repeats: { match, seed: seedOf(record) } };
}

async function readOver(
  { store }: LogReading,
  game: AnyGame,
  { match, field }: { readonly match: string; readonly field: 'from' | 'deal' },
): Promise<MatchRecord> {
  const record = await store.find(match);
  if (!record || record.gameId !== game.id)
    throw new InvalidInput(`${field}: there is no match "${match}" of ${game.id}`);
  const { table } = record;
  if (table.endedAt === 0)
    throw new InvalidInput(
      field === 'from'
        ? 'from: another match may go on from one that is over, not before'
        : 'deal: the deal of a match may be repeated once it is over, not before',
    );
  if (table.gameVersion !== game.version)
    throw new InvalidInput(
      `${field}: the match was played by version ${table.gameVersion} of the rules, here is version ${game.version}`,
    );
  return record;
}

/**
 * Every moment of a match that is over, from its log; other work gets its turn in between. Throws
 * `BrokenLog` for a log that the current rules refuse, or that they lead to another end.
 */
export async function readMoments(
  { store, turns }: LogReading,
  game: AnyGame,
  record: MatchRecord,
): Promise<readonly PastPosition<unknown, unknown>[]> {
  const log = (await store.readLog(record.matchId)).map(({ entry }) => entry);
  let moments: readonly PastPosition<unknown, unknown>[] = [];
  for (moments of momentsAlong(game, setupOf(record), log)) await turns.piece();
  const { gameVersion: rules, endHash } = record.table;
  checkEnd(game, { rules, ...(endHash === undefined ? {} : { endHash }) }, moments);
  return moments;
}

async function momentsOf(
  reading: LogReading,
  game: AnyGame,
  record: MatchRecord,
): Promise<readonly PastPosition<unknown, unknown>[]> {
  try {
    return await readMoments(reading, game, record);
  } catch (error) {
    if (error instanceof BrokenLog) throw new InvalidInput(`from: ${error.message}`);
    throw error;
  }
}
