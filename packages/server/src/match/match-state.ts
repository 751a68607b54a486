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
import type { DailyStore } from '../store/daily-store.ts';
import { type MatchRecord, NotStored, type TableRecord } from '../store/match-store.ts';
import { dailyEndOf } from './daily/daily-end.ts';
import type { RatedEnd } from './rated/rated-end.ts';
import { WATCHING_HOST } from './host-settings.ts';
import { setupOf } from './match-seed.ts';
import { LateView } from './late-view.ts';
import { type LiveMatch } from './live-match.ts';
import { pausedUntil } from './clock/clock-run.ts';
import { MatchClock } from './clock/match-clock.ts';
import { withoutOldPrepared } from './prepared/without-old-prepared.ts';
import { noPrompt, promptForPerson } from './submission-check.ts';
import { botOf, watchersBehind } from './table.ts';
import type { WriteLease } from './write-lease.ts';

export interface MatchStateParts {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  readonly lease: WriteLease;
  /** For the result of a daily match. */
  readonly daily: Pick<DailyStore, 'end'>;
  /** For the ratings of a rated match. */
  readonly ratedEnd: Pick<RatedEnd, 'store'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What the room and the bots may read of a match; only the parts of its `MatchHost` change it. */
export type ReadonlyMatchState = Readonly<
  Pick<
    MatchState,
    | 'game'
    | 'record'
    | 'match'
    | 'over'
    | 'endUnsaved'
    | 'late'
    | 'promptOf'
    | 'promptForPerson'
    | 'knowledgeOf'
    | 'privatelyFor'
    | 'botOf'
    | 'pausedUntil'
    | 'actionsWait'
    | 'seatOf'
  >
>;

/** The state of one match in a server's memory: its table, and the match once it has begun. */
export class MatchState {
  readonly game: AnyGame;
  readonly clock: MatchClock;
  /** The delayed view of spectators; undefined where they see the match without delay. */
  late: LateView | undefined;
  /** When the last action was made, in ms since 1970; 0 before the first. */
  lastAt = 0;
  #record: MatchRecord;
  readonly #lease: WriteLease;
  readonly #daily: MatchStateParts['daily'];
  readonly #ratedEnd: MatchStateParts['ratedEnd'];
  #liveMatch: LiveMatch | undefined;

  constructor({ record, game, lease, daily, ratedEnd, now }: MatchStateParts) {
    this.game = game;
    this.clock = new MatchClock(now);
    this.#record = record;
    this.#lease = lease;
    this.#daily = daily;
    this.#ratedEnd = ratedEnd;
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

  /** The setup from which the match begins, or began. */
  setup(table = this.table): Setup<unknown> {
    return setupOf({ ...this.#record, table });
  }

  /** Sets the match that has begun, or goes on after a restore. */
  begin(liveMatch: LiveMatch): void {
    this.#liveMatch = liveMatch;
    const behind = watchersBehind(this.table);
    if (behind > 0 && !liveMatch.over)
      this.late = new LateView({ game: this.game, setup: this.setup(), behind });
  }

  /** The prompt of the seat, whether a person or a bot plays it. */
  promptOf(seat: Seat): Prompt {
    return this.#liveMatch?.promptOf(seat) ?? NO_PROMPT;
  }

  /** The prompt of the person in this seat: none while a bot plays on, or actions wait. */
  promptForPerson(seat: Seat): Prompt {
    return this.actionsWait
      ? noPrompt(this.promptOf(seat))
      : promptForPerson(this.botOf(seat), this.promptOf(seat));
  }

  /** The end of the running pause of the clocks, in ms since 1970; 0 for none. */
  get pausedUntil(): number {
    const { run } = this.clock;
    return run && !this.over ? pausedUntil(run) : 0;
  }

  /**
   * Whether nobody may act until the end of a pause: with a bank of time an action in the pause
   * would have been thought about for nothing. With days per turn whoever likes acts on.
   */
  get actionsWait(): boolean {
    return this.pausedUntil > 0 && this.table.clock?.terms.kind === 'bank';
  }

  /** Everything the seat may know of the running match. */
  knowledgeOf(seat: Seat): Knowledge {
    return knowledgeOf(this.game, this.match?.state, viewerOf(seat));
  }

  /**
   * The private part of a message to this seat; empty for a spectator (-1), before the match, and
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

  /** The seat that a token with this hash opens, `WATCHING_HOST`, or -1 for none. */
  seatOf(tokenHash: string): Seat {
    if (this.table.watchingHost?.tokenHash === tokenHash) return WATCHING_HOST;
    return this.table.seats.findIndex(
      (seat) => seat.kind === 'person' && seat.tokenHash === tokenHash,
    );
  }

  /**
   * Stores a new table, which takes effect once stored, with its current clocks or the given ones.
   * Rejects with `NotStored`.
   */
  async saveTable(table: TableRecord, run?: ClockRun): Promise<void> {
    const recorded = this.clock.recorded(withoutOldPrepared(table), run);
    await this.#lease.saveTable(recorded);
    this.#record = { ...this.#record, table: recorded };
    this.clock.adopt(recorded.clock);
  }

  /**
   * Stores the clocks before a snapshot: a restore from it cannot derive them from earlier entries.
   * False while nothing can be stored.
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

  /** Whether the match is over, and the stored table does not record it yet. */
  get endUnsaved(): boolean {
    return this.over && this.table.endedAt === 0;
  }

  /**
   * Stores the end time of a match that is over, and before it the result of a daily match or the
   * ratings of a rated one: as long as the end is missing, both are tried again. Its log is stored
   * already. Rejects with `NotStored`: then the caller must try again.
   */
  async saveEnd(): Promise<void> {
    if (!this.endUnsaved) return;
    const { record, game, match, lastAt } = this;
    if (record.daily && match)
      await this.#daily.end(record.matchId, dailyEndOf(record, { game, match, at: lastAt }));
    if (record.rated && match) await this.#ratedEnd.store(record, { game, match, at: lastAt });
    await this.saveTable({ ...this.table, endedAt: this.lastAt, ...this.#endHash() });
  }

  /** The hash of the final state, against which later rules can be checked. */
  #endHash(): Pick<TableRecord, 'endHash'> {
    const { match, game } = this;
    if (!match || this.table.gameVersion !== game.version) return {};
    return { endHash: hashState(match.state) };
  }

  /** The answer to an accepted request. */
  accepted(): Answer {
    return { ok: true, seq: this.length };
  }
}
