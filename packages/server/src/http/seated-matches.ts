import { type AnyGame, askedSeats, BrokenLog, outcomeOf, scoresOf } from '@atoll/engine';
import type { SeatedMatch, SeatedRequest } from '@atoll/protocol';
import { spokenCode } from '../match/invite-codes.ts';
import { setupOf } from '../match/match-seed.ts';
import { hashToken } from '../match/secrets.ts';
import { worthOfEntries } from '../room/request-costs.ts';
import type { Services } from '../room/services.ts';
import { restore } from '../match/past/snapshots.ts';
import type { MatchRecord } from '../store/match-store.ts';

/** The progress of a match, from its log. */
type Progress = Pick<SeatedMatch, 'round' | 'turn' | 'result' | 'common' | 'at'>;

interface Asked {
  readonly seat: number;
  /** The client's address, as the limits count it. */
  readonly address: string;
}

interface Known {
  readonly length: number;
  readonly progress: Progress;
}

/** How many matches are cached, so that repeated requests replay no log that did not grow. */
const REMEMBERED = 500;
/** With snapshots a replay usually covers at most so many log entries. */
const AT_MOST = 300;

/**
 * Reports the progress of the matches in which a person holds a seat, on whatever server they are
 * played: from the store only.
 */
export class SeatedMatches {
  readonly #services: Services;
  readonly #known = new Map<string, Known>();
  /** Replays under way, shared by concurrent requests. */
  readonly #reading = new Map<string, Promise<Progress | undefined>>();

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Leaves out unknown matches and those that the token does not open, without distinguishing them.
   */
  async of({ seats }: SeatedRequest, address: string): Promise<readonly SeatedMatch[]> {
    const found: SeatedMatch[] = [];
    for (const { matchId, token } of seats) {
      const match = await this.#services.store.find(matchId);
      const tokenHash = hashToken(token);
      const seat =
        match?.table.seats.findIndex(
          ({ kind, tokenHash: own }) => kind === 'person' && own === tokenHash,
        ) ?? -1;
      const hosts = match?.table.watchingHost?.tokenHash === tokenHash;
      if (match && (seat >= 0 || hosts))
        found.push(await this.#seatedMatch(match, { seat, address }));
    }
    return found;
  }

  async #seatedMatch(match: MatchRecord, { seat, address }: Asked): Promise<SeatedMatch> {
    const { matchId, gameId, table, createdAt } = match;
    const agreed = table.rematch?.agreed ?? [];
    const begun = table.startedAt > 0;
    const progress = begun ? await this.#progress(match, address) : undefined;
    const over = table.endedAt > 0 || (progress !== undefined && progress.result.length > 0);
    return {
      matchId,
      seat,
      code: spokenCode(match, this.#services.now()),
      game: gameId,
      phase: over ? 'over' : begun ? 'playing' : 'waiting',
      seats: table.seats.map(({ name, kind }, place) => ({
        name,
        kind,
        again: agreed.includes(place),
      })),
      ...(progress ?? { round: 0, turn: [], result: [], at: Math.max(createdAt, table.startedAt) }),
      next: table.rematch?.next ?? '',
    };
  }

  /** Undefined for a match that this server cannot play. */
  async #progress(match: MatchRecord, address: string): Promise<Progress | undefined> {
    const { catalog, store, limits } = this.#services;
    const { matchId, gameId } = match;
    const length = await store.logLength(matchId);
    const known = this.#known.get(matchId);
    if (known?.length === length) return known.progress;
    const { game } = (await catalog[gameId]?.load()) ?? {};
    if (!game || game.version !== match.table.gameVersion) return undefined;
    await limits.countWork(address, worthOfEntries(Math.min(length, AT_MOST)));
    const key = `${matchId} ${length}`;
    const reading =
      this.#reading.get(key) ?? this.#read(game, match).finally(() => this.#reading.delete(key));
    this.#reading.set(key, reading);
    const progress = await reading;
    if (progress) this.#remember(matchId, { length, progress });
    return progress;
  }

  async #read(game: AnyGame, record: MatchRecord): Promise<Progress | undefined> {
    const { store, turns } = this.#services;
    const { matchId, table } = record;
    const setup = setupOf(record);
    try {
      const { match, log } = await restore({ game, setup, store, matchId, turns });
      const turn = askedSeats(game, match);
      const outcome = turn.length > 0 ? undefined : outcomeOf(game, match);
      const result = outcome
        ? scoresOf(outcome).map(({ seat, total, rank }) => ({ seat, total, rank }))
        : [];
      const common =
        outcome?.kind === 'common'
          ? { common: outcome.won ? ('won' as const) : ('lost' as const) }
          : {};
      return {
        round: game.round?.(match.state) ?? 0,
        turn: [...turn],
        result,
        ...common,
        at: log.at(-1)?.entry.at ?? table.startedAt,
      };
    } catch (error) {
      if (error instanceof BrokenLog) return undefined;
      throw error;
    }
  }

  #remember(matchId: string, known: Known): void {
    this.#known.delete(matchId);
    this.#known.set(matchId, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}
