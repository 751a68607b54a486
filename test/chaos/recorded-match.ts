import { catalog } from '@atoll/catalog';
import { createMatch, hashState, type LogEntry, play, type Seat } from '@atoll/engine';
import {
  hashToken,
  newCode,
  newMatchId,
  newSeatToken,
} from '../../packages/server/src/match/secrets.ts';
import type { MatchStore, StoredEntry } from '../../packages/server/src/store/match-store.ts';
import { Random } from '@atoll/test-client/random';
import type { Grant } from './player.ts';

interface Step {
  readonly seat: Seat;
  readonly action: unknown;
}

/**
 * A whole match of Atoll that was played before, without any server, and is to be played again
 * through them.
 */
export class RecordedMatch {
  readonly steps: readonly Step[];
  readonly #log: readonly LogEntry<unknown>[];
  readonly #seed: string;
  readonly #seats: number;

  private constructor(parts: {
    readonly seed: string;
    readonly seats: number;
    readonly log: readonly LogEntry<unknown>[];
  }) {
    this.#seed = parts.seed;
    this.#seats = parts.seats;
    this.#log = parts.log;
    this.steps = parts.log.flatMap((entry) =>
      entry.type === 'action' ? [{ seat: entry.seat, action: entry.action }] : [],
    );
  }

  /** The same seed gives the same match. */
  static async play(seed: string, seats: number): Promise<RecordedMatch> {
    const { game } = await catalog['atoll']!.load();
    const random = new Random(seed);
    let match = createMatch(game, { seed, seats, options: game.parseOptions({}) });
    const log: LogEntry<unknown>[] = [];
    for (
      let asked = game.activeSeats(match.state);
      asked.length > 0;
      asked = game.activeSeats(match.state)
    ) {
      const seat = random.pick(asked);
      const played = play(game, match, {
        seat,
        action: random.pick(game.legalActions(match.state, seat)),
        at: 0,
      });
      if (!played.ok) throw new Error('a legal action is refused');
      match = played.match;
      log.push(...played.entries);
    }
    return new RecordedMatch({ seed, seats, log });
  }

  /** Puts the match into a store, just begun, and gives the right to each of its seats. */
  async lay(store: MatchStore): Promise<readonly Grant[]> {
    const { game } = await catalog['atoll']!.load();
    const matchId = newMatchId();
    const grants = Array.from({ length: this.#seats }, () => ({ matchId, token: newSeatToken() }));
    const person = { kind: 'person', bot: '', standIn: '' } as const;
    const seats = grants.map(({ token }, seat) => ({
      ...person,
      name: `Seat ${seat}`,
      tokenHash: hashToken(token),
    }));
    const now = Date.now();
    const table = {
      gameVersion: game.version,
      access: 'private',
      options: game.parseOptions({}),
      seats,
      host: 0,
      pace: 0,
      hints: true,
      startedAt: now,
      endedAt: 0,
    } as const;
    await store.create({
      matchId,
      code: newCode(),
      gameId: 'atoll',
      seed: this.#seed,
      createdAt: now,
      table,
    });
    return grants;
  }

  /** Whether a log tells the first actions of this match, whenever they were made. */
  begins(log: readonly StoredEntry[]): boolean {
    const timeless = (entries: readonly LogEntry<unknown>[]): string =>
      hashState(entries.map((entry) => ({ ...entry, at: 0 })));
    return timeless(log.map(({ entry }) => entry)) === timeless(this.#log.slice(0, log.length));
  }

  /** The length of the log of the whole match. */
  get length(): number {
    return this.#log.length;
  }
}
