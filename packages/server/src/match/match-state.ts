import {
  type AnyGame,
  hashState,
  type Knowledge,
  knowledgeOf,
  type Match,
  privateViewOf,
  type Seat,
  type Setup,
  viewerOf,
} from '@atoll/engine';
import { type Answer, NO_PROMPT, type Prompt } from '@atoll/protocol';
import type { ClockRun } from '../store/clock-record.ts';
import { type MatchRecord, NotStored, type TableRecord } from '../store/match-store.ts';
import { setupOf } from './match-seed.ts';
import { LateView } from './late-view.ts';
import { type LiveMatch } from './live-match.ts';
import { MatchClock } from './match-clock.ts';
import { promptForPerson } from './submission-check.ts';
import { botOf, watchersBehind } from './table.ts';
import type { WriteLease } from './write-lease.ts';

export interface MatchStateParts {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly lease: WriteLease;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What one server holds in memory of a match: its table, and the match once it has begun. */
export class MatchState {
  readonly game: AnyGame;
  readonly clock: MatchClock;
  /** What those see who watch some turns late; undefined where they see everything at once. */
  late: LateView | undefined;
  /** When the match was last acted in, in ms since 1970; 0 before. */
  lastAt = 0;
  #record: MatchRecord;
  readonly #lease: WriteLease;
  #liveMatch: LiveMatch | undefined;

  constructor({ record, game, lease, now }: MatchStateParts) {
    this.game = game;
    this.clock = new MatchClock(now);
    this.#record = record;
    this.#lease = lease;
  }

  get record(): MatchRecord {
    return this.#record;
  }

  get table(): TableRecord {
    return this.#record.table;
  }

  get liveMatch(): LiveMatch | undefined {
    return this.#liveMatch;
  }

  get match(): Match<unknown> | undefined {
    return this.#liveMatch?.match;
  }

  /** The length of the log. */
  get length(): number {
    return this.match?.seq ?? 0;
  }

  get over(): boolean {
    return this.#liveMatch?.over ?? false;
  }

  /** From what the match begins, or began. */
  setup(table = this.table): Setup<unknown> {
    return setupOf({ ...this.#record, table });
  }

  /** The match has begun, or goes on. */
  begin(liveMatch: LiveMatch): void {
    this.#liveMatch = liveMatch;
    const behind = watchersBehind(this.table);
    if (behind > 0 && !liveMatch.over)
      this.late = new LateView({ game: this.game, setup: this.setup(), behind });
  }

  /** What the seat is asked for, whoever plays it. */
  promptOf(seat: Seat): Prompt {
    return this.#liveMatch?.promptOf(seat) ?? NO_PROMPT;
  }

  /** What the person in this seat is asked for: nothing while a bot plays on. */
  promptForPerson(seat: Seat): Prompt {
    return promptForPerson(this.botOf(seat), this.promptOf(seat));
  }

  /** All that the seat may know of the running match. */
  knowledgeOf(seat: Seat): Knowledge {
    return knowledgeOf(this.game, this.match?.state, viewerOf(seat));
  }

  /**
   * What a message carries for this seat alone; nothing for a spectator (-1), before the match, and
   * in a game without secrets.
   */
  privatelyFor(seat: Seat): { readonly privateView?: unknown } {
    const privateView = this.match && privateViewOf(this.game, this.match.state, viewerOf(seat));
    return privateView === undefined ? {} : { privateView };
  }

  /** The id of the bot that plays this seat, for itself or for a person, or ''. */
  botOf(seat: Seat): string {
    return botOf(this.table.seats[seat]);
  }

  /** The seat that a token opens, given what it hashes to, or -1. */
  seatOf(tokenHash: string): Seat {
    return this.table.seats.findIndex(
      (seat) => seat.kind === 'person' && seat.tokenHash === tokenHash,
    );
  }

  /**
   * Stores another table, which counts from then on, with its clocks as they stand, or other ones.
   * Rejects with `NotStored`.
   */
  async saveTable(table: TableRecord, run?: ClockRun): Promise<void> {
    const recorded = this.clock.recorded(table, run);
    await this.#lease.saveTable(recorded);
    this.#record = { ...this.#record, table: recorded };
    this.clock.adopt(recorded.clock);
  }

  /**
   * Stores how the clocks stand, before a snapshot of which nobody looks behind. False while
   * nothing can be stored.
   */
  async keepClocks(): Promise<boolean> {
    if (!this.clock.run) return true;
    return this.saveTable(this.table).then(
      () => true,
      (error: unknown) => {
        if (error instanceof NotStored) return false;
        throw error;
      },
    );
  }

  /** Whether the match is over, and the table does not say so yet. */
  get endUnsaved(): boolean {
    return this.over && this.table.endedAt === 0;
  }

  /**
   * Stores when a match that is over ended. What led here is stored already. Rejects with
   * `NotStored`: then it is to be tried again.
   */
  async saveEnd(): Promise<void> {
    if (!this.endUnsaved) return;
    await this.saveTable({ ...this.table, endedAt: this.lastAt, ...this.#endHash() });
  }

  /** What the match came to, which later rules can be held against. */
  #endHash(): Pick<TableRecord, 'endHash'> {
    const { match, game } = this;
    if (!match || this.table.gameVersion !== game.version) return {};
    return { endHash: hashState(match.state) };
  }

  /** The answer to what was carried out. */
  accepted(): Answer {
    return { ok: true, seq: this.length };
  }
}
