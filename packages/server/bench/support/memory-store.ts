import {
  LostOwnership,
  type MatchRecord,
  type MatchStore,
  type Ownership,
  type Page,
  type Snapshot,
  type StoredEntry,
  type TableRecord,
} from '../../src/store/match-store.ts';
import { NO_RECORDINGS } from '../../test/support/store/no-recordings.ts';
import { NO_TOURNAMENTS } from '../../test/support/store/no-tournaments.ts';
import { NO_DAILY } from '../../test/support/store/no-daily.ts';
import { NO_RATINGS } from '../../test/support/store/no-ratings.ts';
import { NO_BLOCKS } from '../../test/support/store/no-blocks.ts';
import { NO_CHAT } from '../../test/support/store/no-chat.ts';
import { NO_SUBSCRIPTIONS } from '../../test/support/store/no-subscriptions.ts';

/**
 * A store that forgets everything when the process ends: it shows the server's cost without a disk.
 * Only for this bench.
 */
export class MemoryStore implements MatchStore {
  readonly stalled = false;
  readonly failure = '';
  readonly subscriptions = NO_SUBSCRIPTIONS;
  readonly recordings = NO_RECORDINGS;
  readonly chat = NO_CHAT;
  readonly daily = NO_DAILY;
  readonly tournaments = NO_TOURNAMENTS;
  readonly ratings = NO_RATINGS;
  readonly blocks = NO_BLOCKS;
  readonly #matches = new Map<string, MatchRecord>();
  readonly #logs = new Map<string, StoredEntry[]>();
  readonly #epochs = new Map<string, number>();

  async create(match: MatchRecord): Promise<boolean> {
    this.#matches.set(match.matchId, match);
    this.#logs.set(match.matchId, []);
    return true;
  }

  async find(matchId: string): Promise<MatchRecord | undefined> {
    return this.#matches.get(matchId);
  }

  async findByCode(short: string): Promise<MatchRecord | undefined> {
    return [...this.#matches.values()].find((match) => match.code.startsWith(short));
  }

  async readLog(matchId: string, after = 0): Promise<readonly StoredEntry[]> {
    return (this.#logs.get(matchId) ?? []).slice(after);
  }

  async findSnapshot(): Promise<Snapshot | undefined> {
    return undefined;
  }

  async saveSnapshot(): Promise<void> {
    // Nothing is restored from here.
  }

  async readNext(matchId: string, { after, most }: Page): Promise<readonly StoredEntry[]> {
    return (await this.readLog(matchId)).filter(({ entry }) => entry.seq > after).slice(0, most);
  }

  async logLength(matchId: string): Promise<number> {
    return this.#logs.get(matchId)?.length ?? 0;
  }

  async claim(matchId: string): Promise<Ownership> {
    const epoch = (this.#epochs.get(matchId) ?? 0) + 1;
    this.#epochs.set(matchId, epoch);
    return { matchId, epoch };
  }

  async saveTable(owner: Ownership, table: TableRecord): Promise<void> {
    this.#check(owner);
    const match = this.#matches.get(owner.matchId);
    if (match) this.#matches.set(owner.matchId, { ...match, table });
  }

  async append(owner: Ownership, entries: readonly StoredEntry[]): Promise<void> {
    this.#check(owner);
    this.#logs.get(owner.matchId)?.push(...entries);
  }

  async findBackup(): Promise<undefined> {
    return undefined;
  }

  async useBackup(): Promise<void> {
    // Nothing is kept here.
  }

  async deleteUnusedBackups(): Promise<number> {
    return 0;
  }

  async delete(): Promise<boolean> {
    return false;
  }

  async deleteExpired(): Promise<number> {
    return 0;
  }

  async saveBackup(): Promise<boolean> {
    return false;
  }

  async close(): Promise<void> {
    this.#matches.clear();
  }

  #check({ matchId, epoch }: Ownership): void {
    if (this.#epochs.get(matchId) !== epoch) throw new LostOwnership(matchId);
  }
}
