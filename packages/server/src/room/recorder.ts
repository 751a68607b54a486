import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Catalog } from '@atoll/catalog';
import {
  type PastPosition,
  recordMoment,
  type RecordedPosition,
  type AnyGame,
} from '@atoll/engine';
import type { Logger } from '../process/logger.ts';
import type { Turns } from '../match/turns.ts';
import { RegularWork } from '../process/regular-work.ts';
import { type MatchRecord, type MatchStore, Unreadable } from '../store/match-store.ts';
import { type LogReading, readMoments } from '../match/past/origin.ts';

const EVERY_MS = 30_000;
/** How many matches are queried at once. */
const AT_ONCE = 20;
/** Pause after each match, for other work. */
const PAUSE_MS = 50;

const pack = promisify(gzip);
const unpack = promisify(gunzip);

export interface RecorderParts {
  readonly store: MatchStore;
  readonly catalog: Catalog;
  readonly logger: Logger;
  readonly turns: Turns;
}

/**
 * Records finished matches while their rules are the current ones: later rules may fold the same
 * log differently. It looks for them when the server starts, and every half minute; a match that
 * cannot be recorded now is retried the next time. Several servers may run one at once.
 */
export class Recorder {
  readonly #parts: RecorderParts;
  readonly #work = new RegularWork((closed) => this.#recordEnded(closed), EVERY_MS);

  constructor(parts: RecorderParts) {
    this.#parts = parts;
  }

  start(): void {
    this.#work.start();
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async #recordEnded(closed: AbortSignal): Promise<void> {
    const { store, logger } = this.#parts;
    try {
      for (let more = true; more && !closed.aborted; ) {
        const ids = await store.recordings.unrecorded(AT_ONCE);
        for (const id of ids) {
          if (closed.aborted) return;
          await store.recordings.keep(id, await this.#record(id));
          await wait(PAUSE_MS);
        }
        more = ids.length === AT_ONCE;
      }
    } catch (error) {
      logger.warn({ err: error }, 'matches could not be recorded');
    }
  }

  /**
   * Undefined if the current rules are not those of the match, or fail on it: such a match must not
   * block the matches after it. Rejects when the store fails.
   */
  async #record(matchId: string): Promise<Uint8Array | undefined> {
    const { store, catalog, logger, turns } = this.#parts;
    const record = await store.find(matchId);
    const entry = record && Object.hasOwn(catalog, record.gameId) && catalog[record.gameId];
    if (!record || !entry) return undefined;
    const { game } = await entry.load();
    if (game.version !== record.table.gameVersion) return undefined;
    try {
      return await pack(await recordingOf({ store, turns }, game, record));
    } catch (error) {
      if (error instanceof Unreadable) throw error;
      logger.error({ match: matchId, err: error }, 'its own rules do not lead through a match');
      return undefined;
    }
  }
}

/** Recording one position is as much work as so many log entries. */
const OF_A_POSITION = 4;

/** JSON of every view of a match, made piece by piece. */
async function recordingOf(
  reading: LogReading,
  game: AnyGame,
  record: MatchRecord,
): Promise<string> {
  const moments: readonly PastPosition<unknown, unknown>[] = await readMoments(
    reading,
    game,
    record,
  );
  const positions: string[] = [];
  for (const moment of moments) {
    await reading.turns.piece(OF_A_POSITION);
    positions.push(JSON.stringify(recordMoment(game, moment, record.table.seats.length)));
  }
  return `[${positions.join(',')}]`;
}

/** Unpacks a stored recording. */
export async function unpackRecording(packed: Uint8Array): Promise<readonly RecordedPosition[]> {
  return JSON.parse((await unpack(packed)).toString()) as readonly RecordedPosition[];
}
