import { writeMatchFile, type FiledSeat } from '@atoll/engine';
import { seedOf, sharedSeedOf } from '../match/match-seed.ts';
import { worthOfEntries } from '../room/request-costs.ts';
import type { Services } from '../room/services.ts';
import type { MatchRecord, SeatRecord } from '../store/match-store.ts';
import { recordingOf } from './kept-recording.ts';
import { Refusal } from './refusal.ts';

type FileServices = Pick<Services, 'store' | 'catalog' | 'limits' | 'turns'>;

const filed = ({ name, kind, bot, program = false }: SeatRecord): FiledSeat => ({
  name,
  kind: kind === 'bot' ? 'bot' : 'person',
  bot,
  ...(program ? { program } : {}),
});

/** So many files are kept as they were made last. */
const KEPT = 4;

/**
 * Finished matches as files that anybody may keep, look at and check, each made once for all who
 * ask at the same time, or soon after.
 */
export class MatchFiles {
  readonly #services: FileServices;
  readonly #made = new Map<string, Promise<string>>();

  constructor(services: FileServices) {
    this.#services = services;
  }

  /**
   * A match that is not over has no file, since what its draws follow from is secret until then.
   * One that was played by other rules than those of today also holds how it was recorded. Rejects
   * with `Refusal`.
   */
  async of(matchId: string, address: string): Promise<string> {
    const known = this.#made.get(matchId);
    if (known) return this.#inTurn(known);
    const { store, limits } = this.#services;
    const record = await store.find(matchId);
    if (!record) throw new Refusal(404, 'unknown-match', 'there is no such match');
    if (record.table.endedAt === 0)
      throw new Refusal(
        409,
        'not-over',
        'a match can be looked back at as a whole once it is over',
      );
    await limits.countWork(address, 1 + worthOfEntries(await store.logLength(matchId)));
    const made = this.#made.get(matchId) ?? matchFileOf(this.#services, record);
    this.#made.set(matchId, made);
    made.catch(() => this.#made.delete(matchId));
    const [oldest] = this.#made.keys();
    if (this.#made.size > KEPT && oldest !== undefined) this.#made.delete(oldest);
    return this.#inTurn(made);
  }

  /** A file is much to send: each answer has a turn of its own. */
  async #inTurn(made: Promise<string>): Promise<string> {
    const text = await made;
    await this.#services.turns.whole();
    return text;
  }
}

async function matchFileOf(services: FileServices, record: MatchRecord): Promise<string> {
  const { store, turns } = services;
  const { matchId, gameId, seed, origin, table } = record;
  const log = (await store.readLog(matchId)).map(({ entry }) => entry);
  const sharedSeed = sharedSeedOf(seed, table);
  const { gameVersion, options, startedAt, endedAt, endHash } = table;
  const recording = await recordingOf(services, record);
  await turns.whole();
  return writeMatchFile({
    match: matchId,
    game: gameId,
    rules: gameVersion,
    seed: seedOf(seed, table),
    ...(sharedSeed ? { sharedSeed } : {}),
    options,
    ...(origin ? { origin } : {}),
    seats: table.seats.map(filed),
    startedAt,
    endedAt,
    ...(endHash === undefined ? {} : { endHash }),
    log,
    ...(recording === undefined ? {} : { recording }),
  });
}
