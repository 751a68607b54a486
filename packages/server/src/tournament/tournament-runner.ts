import { BrokenLog, type AnyGame } from '@atoll/engine';
import type { PairingResult } from '@atoll/protocol';
import { newMatchId } from '../match/secrets.ts';
import { RegularWork } from '../process/regular-work.ts';
import type { Directory } from '../room/directory.ts';
import type { Services } from '../room/services.ts';
import { pairingMatch } from './pairing-match.ts';
import { pairingResult } from './pairing-result.ts';
import type { MatchPairing, Tournament } from '../store/tournaments/tournament-store.ts';
import {
  openMatches,
  progressed,
  type ProgressParts,
  withBegun,
  withDeleted,
  withNewMatch,
  withQuietEnd,
  withResult,
} from './tournament-progress.ts';
import { QuietTournaments } from './quiet-tournaments.ts';

const EVERY_MS = 2_000;
/** A table that was closed, or could not be opened, is opened again so long afterwards. */
const ENSURED_FOR_MS = 30_000;

export interface TournamentRunnerParts {
  readonly services: Pick<
    Services,
    'store' | 'catalog' | 'logger' | 'now' | 'turns' | 'leaving' | 'cluster'
  >;
  readonly directory: Pick<Directory, 'ensureGoingOn'>;
  /** How often it looks for finished matches, in ms. */
  readonly everyMs?: number;
}

/**
 * What a look at an open match found: it is not in the store, goes on, has ended, or cannot be
 * played to its end.
 */
type Found =
  | { readonly kind: 'missing' }
  | { readonly kind: 'playing' }
  | { readonly kind: 'ended'; readonly result: PairingResult }
  | { readonly kind: 'unplayable' };

/**
 * Runs the tournaments: opens the tables of each round, reads the results of finished matches, and
 * pairs the next round. All that it knows is in the store, so that it goes on after a restart, and
 * several servers may run one at once. A failure is tried again the next time.
 */
export class TournamentRunner {
  readonly #parts: TournamentRunnerParts;
  readonly #work: RegularWork;
  /** When the table of a match was last ensured, by match, in ms since 1970. */
  readonly #ensured = new Map<string, number>();
  readonly #quiet: QuietTournaments;

  constructor(parts: TournamentRunnerParts) {
    this.#parts = parts;
    this.#quiet = new QuietTournaments(parts.services);
    this.#work = new RegularWork((closed) => this.#runAll(closed), parts.everyMs ?? EVERY_MS);
  }

  start(): void {
    this.#work.start();
  }

  close(): Promise<void> {
    return this.#work.close();
  }

  async #runAll(closed: AbortSignal): Promise<void> {
    const { store, logger, leaving } = this.#parts.services;
    const isStopped = (): boolean => closed.aborted || leaving.aborted;
    const failed = (error: unknown): void => {
      if (!isStopped()) logger.warn({ err: error }, 'tournaments could not go on');
    };
    const open = new Set<string>();
    const playing = await store.tournaments.playing().catch((error) => (failed(error), []));
    for (const id of playing) {
      if (isStopped()) return;
      for (const matchId of await this.#run(id).catch((error) => (failed(error), [])))
        open.add(matchId);
    }
    for (const matchId of this.#ensured.keys())
      if (!open.has(matchId)) this.#ensured.delete(matchId);
    this.#quiet.forgetOthers(playing);
  }

  /**
   * Resolves with the matches that are open then. A change that another server made meanwhile wins:
   * the next run begins with it.
   */
  async #run(id: string): Promise<readonly string[]> {
    const { store } = this.#parts.services;
    const stored = await store.tournaments.find(id);
    if (!stored) return [];
    const { tournament, version } = stored;
    let current = tournament;
    for (const pairing of openMatches(tournament)) {
      const found = await this.#look(tournament, pairing.matchId);
      current = this.#withFound(current, pairing, found);
    }
    current = progressed(current, this.#progress);
    if (current !== tournament) current = { ...current, changedAt: this.#parts.services.now() };
    else if (await this.#quiet.isQuiet(tournament))
      current = withQuietEnd(tournament, this.#progress);
    const isStored =
      current === tournament || (await store.tournaments.save({ tournament: current, version }));
    const open = openMatches(isStored ? current : tournament);
    if (isStored) for (const pairing of open) await this.#open(current, pairing);
    return open.map(({ matchId }) => matchId);
  }

  async #look({ gameId }: Tournament, matchId: string): Promise<Found> {
    const { store, turns } = this.#parts.services;
    const game = await this.#gameOf(gameId);
    const record = await store.find(matchId);
    if (!record) return { kind: 'missing' };
    if (!game) return { kind: 'playing' };
    // A server with newer rules plays it.
    if (record.table.gameVersion > game.version) return { kind: 'playing' };
    if (record.table.gameVersion < game.version) return { kind: 'unplayable' };
    if (record.table.endedAt === 0) return { kind: 'playing' };
    try {
      return { kind: 'ended', result: await pairingResult({ store, turns }, game, record) };
    } catch (error) {
      if (error instanceof BrokenLog) return { kind: 'unplayable' };
      throw error;
    }
  }

  #withFound(tournament: Tournament, { matchId, begun }: MatchPairing, found: Found): Tournament {
    switch (found.kind) {
      case 'missing':
        return begun ? withDeleted(tournament, matchId, this.#progress) : tournament;
      case 'playing':
        return begun ? tournament : withBegun(tournament, matchId);
      case 'ended':
        return withResult(tournament, { matchId, result: found.result }, this.#progress);
      case 'unplayable':
        return withNewMatch(tournament, matchId, this.#progress);
    }
  }

  /**
   * Creates the match of a stored pairing unless it exists or was deleted, and opens its table.
   */
  async #open(tournament: Tournament, pairing: MatchPairing): Promise<void> {
    const { services, directory } = this.#parts;
    const { store, now, logger, cluster } = services;
    const { matchId } = pairing;
    if (now() - (this.#ensured.get(matchId) ?? -Infinity) < ENSURED_FOR_MS) return;
    this.#ensured.set(matchId, now());
    const game = await this.#gameOf(tournament.gameId);
    if (!game) return;
    try {
      await cluster?.settled();
      const made = { gameVersion: game.version, at: now() };
      while (!pairing.begun && !(await store.find(matchId)))
        await store.create(pairingMatch(tournament, pairing, made));
      await directory.ensureGoingOn(matchId);
    } catch (error) {
      logger.warn({ err: error, match: matchId }, 'the table of a tournament could not be opened');
    }
  }

  /** Undefined if this server lacks the game. */
  async #gameOf(gameId: string): Promise<AnyGame | undefined> {
    const { catalog } = this.#parts.services;
    const entry = Object.hasOwn(catalog, gameId) ? catalog[gameId] : undefined;
    return (await entry?.load())?.game;
  }

  get #progress(): ProgressParts {
    return { newMatchId, now: this.#parts.services.now };
  }
}
