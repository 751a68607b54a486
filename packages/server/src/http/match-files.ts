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

/** How many of the latest files are cached. */
const KEPT = 4;

/**
 * Finished matches as files for download, inspection and verification, each made once for all
 * concurrent and closely following requests.
 */
export class MatchFiles {
  readonly #services: FileServices;
  readonly #made = new Map<string, Promise<string>>();

  constructor(services: FileServices) {
    this.#services = services;
  }

  /**
   * A match that is not over has no file, since its seed is secret until then. The file of a match
   * played by other rules than the current ones also holds its recording. Rejects with `Refusal`.
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

  /** A file is large: each answer has a turn of its own. */
  async #inTurn(made: Promise<string>): Promise<string> {
    const text = await made;
    await this.#services.turns.whole();
    return text;
  }
}

async function matchFileOf(services: FileServices, record: MatchRecord): Promise<string> {
  const { store, turns } = services;
  const { matchId, gameId, seed, origin, repeats, daily, table } = record;
  const log = (await store.readLog(matchId)).map(({ entry }) => entry);
  const sharedSeed = repeats || daily ? undefined : sharedSeedOf(seed, table);
  const { gameVersion, options, startedAt, endedAt, endHash } = table;
  const recording = await recordingOf(services, record);
  await turns.whole();
  return writeMatchFile({
    match: matchId,
    game: gameId,
    rules: gameVersion,
    seed: seedOf(record),
    ...(sharedSeed ? { sharedSeed } : {}),
    options,
    ...(origin ? { origin } : {}),
    ...(repeats ? { repeats: { match: repeats.match } } : {}),
    ...(daily ? { daily: { day: daily.day } } : {}),
    seats: table.seats.map(filed),
    startedAt,
    endedAt,
    ...(endHash === undefined ? {} : { endHash }),
    log,
    ...(recording === undefined ? {} : { recording }),
  });
}
