import { type AnyGame, createMatch, type Seat } from '@atoll/engine';
import type { Answer } from '@atoll/protocol';
import type { MatchRecord, MatchStore } from '../store/match-store.ts';
import type { BotSkills } from './rated/bot-skills.ts';
import { RatedEnd } from './rated/rated-end.ts';
import { Turns } from './turns.ts';
import { ClockKeeper } from './clock/clock-keeper.ts';
import { LiveMatch } from './live-match.ts';
import { LogWriter } from './log-writer.ts';
import type { MatchListener } from './match-listener.ts';
import { MatchState, type ReadonlyMatchState } from './match-state.ts';
import { Pauses } from './consent/pauses.ts';
import { RevertRequests } from './consent/revert-requests.ts';
import type { Restored } from './past/snapshots.ts';
import { PreparedActions } from './prepared/prepared-actions.ts';
import { SeatOffers } from './consent/seat-offers.ts';
import { StandInVotes } from './consent/stand-in-votes.ts';
import { StepHistory } from './past/step-history.ts';
import { Submissions } from './submissions.ts';
import { playsItself } from './plays-itself.ts';
import { TableChanges } from './table-changes.ts';
import { HistoryQueries } from './past/history-queries.ts';
import { WriteLease } from './write-lease.ts';

export interface HostParts {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  /** The ids of the bots that may sit down. */
  readonly bots: readonly string[];
  /** The bot that plays on for a seat whose time is up; by default the second of `bots`. */
  readonly standIn?: string;
  /** The skills of those that may sit down at a rated table; by default none may. */
  readonly botSkills?: BotSkills;
  /** How long a person must be away to count as gone, in ms. */
  readonly grace: number;
  /**
   * How long the match must wait for an absent person until others may propose that a bot plays on,
   * in ms; `grace` by default.
   */
  readonly standInAfter?: number;
  readonly store: MatchStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the duration of each durable write, in seconds. */
  readonly onWritten: (seconds: number) => void;
  /** Shares the turns of the event loop among all work that can wait. */
  readonly turns?: Turns;
}

/**
 * One match with its table: it holds the parts that carry out and answer requests, and joins them.
 * Every change goes through one queue, and becomes durable before it is published. Throws
 * `BrokenLog` when the log does not fold under the current rules.
 */
export class MatchHost {
  /** Carries out actions, undos and concessions. */
  readonly submissions: Pick<Submissions, 'submit' | 'undo' | 'concede' | 'act'>;
  /** The requests to undo a decision after a reveal. */
  readonly reverts: RevertRequests;
  /** The votes on bots that play on for absent people. */
  readonly standIns: Omit<StandInVotes, 'refusesAlone'>;
  /** The offers of seats of absent people to others. */
  readonly seatOffers: SeatOffers;
  /** The pauses of the clocks. */
  readonly pauses: Pauses;
  /** The actions that people prepared for while others are on turn. */
  readonly prepared: Pick<PreparedActions, 'handle'>;
  /** Changes the table: its seats, its settings, its start, a rematch. */
  readonly seats: TableChanges;
  /** Answers requests for the history of the match. */
  readonly history: Omit<HistoryQueries, 'follow'>;
  /** The clocks of the people. */
  readonly clocks: Pick<ClockKeeper, 'shown' | 'pause' | 'nextZero' | 'settle' | 'stop'>;
  readonly #lease: WriteLease;
  readonly #state: MatchState;
  readonly #prepared: PreparedActions;
  #listener: MatchListener | undefined;

  /** `restored` is the match as its log tells it; without it nothing was played yet. */
  constructor(parts: HostParts, restored?: Restored) {
    const { record, game, store, bots, grace, now, turns = new Turns() } = parts;
    const { standIn = bots[1] ?? bots[0] ?? '', standInAfter: after = grace } = parts;
    const { matchId, table } = record;
    const log = restored?.log ?? [];
    const listener = (): MatchListener | undefined => this.#listener;
    const lease = new WriteLease({
      writer: new LogWriter(store, matchId, parts.onWritten),
      stalled: () => store.stalled,
      onLost: (error) => listener()?.failed(error),
    });
    const { botSkills = new Map() } = parts;
    const ratedEnd = new RatedEnd(store.ratings, botSkills);
    const state = new MatchState({ record, game, lease, daily: store.daily, ratedEnd, now });
    const steps = new StepHistory(
      {
        ...{ game, turns, setup: () => state.setup(), seats: () => state.table.seats },
        readLog: () => store.readLog(matchId),
      },
      restored?.steps,
    );
    const history = new HistoryQueries({ state, history: steps, store, turns });
    const endFor = (seat: Seat): Promise<Answer> => submissions.endFor(seat);
    const clocks = new ClockKeeper({ state, lease, standIn, now, listener, endFor });
    const held = (): boolean => reverts.open !== undefined || state.actionsWait;
    const submissions = new Submissions(
      {
        ...{ state, lease, history, store, clocks, bots, now, listener, held },
        onCommitted: () => prepared.answerInTurn(),
      },
      log,
    );
    const prepared = new PreparedActions({
      ...{ state, lease },
      readLog: (after) => store.readLog(matchId, after),
      reply: (seat, id, action) => submissions.reply(seat, id, action),
    });
    [this.#prepared, this.prepared] = [prepared, prepared];
    const reverts = new RevertRequests({
      ...{ state, lease, clocks, now, listener },
      commit: (seat, accepted) => submissions.commit(seat, '', accepted),
    });
    const deciding = { state, lease, clocks, standIn, after, grace, now, listener };
    const standIns = new StandInVotes(deciding);
    this.seatOffers = new SeatOffers(deciding);
    const seatable = record.rated ? bots.filter((id) => botSkills.has(id)) : bots;
    const changing = { state, lease, store, clocks, bots: seatable, standIn, standIns };
    this.seats = new TableChanges({ ...changing, grace, now, listener });
    this.pauses = new Pauses({ state, lease, clocks, now });
    [this.#lease, this.#state, this.clocks, this.history] = [lease, state, clocks, history];
    [this.submissions, this.reverts, this.standIns] = [submissions, reverts, standIns];
    state.lastAt = log.at(-1)?.entry.at ?? 0;
    if (table.startedAt === 0) return;
    const match = restored?.match ?? createMatch(game, state.setup());
    state.begin(new LiveMatch(game, match, table.seats.length));
    state.clock.restore(table, game, { match, steps: restored?.clockSteps ?? [] });
  }

  set listener(listener: MatchListener) {
    this.#listener = listener;
  }

  /** The person of this seat is back. Rejects with `NotStored`. */
  came(seat: Seat): Promise<void> {
    this.standIns.came(seat);
    return Promise.all([this.seatOffers.came(seat), this.#prepared.answer()]).then(() => undefined);
  }

  /** The table, the match once it has begun, and what each seat may know of it. */
  get state(): ReadonlyMatchState {
    return this.#state;
  }

  /**
   * Whether the match goes on without people: bots finish it, a tournament waits for it, or it is
   * rated and the time of those who left runs out.
   */
  get goesOnAlone(): boolean {
    const { match, over, table, record } = this.#state;
    const runs = match !== undefined && !over && this.reverts.open === undefined;
    const timed = record.rated === true && table.clock?.terms.kind === 'bank';
    return runs && (record.tournament !== undefined || timed || playsItself(table));
  }

  /**
   * Whether it also begins without people: clocks decide about players who do not come, and an end
   * that is not stored yet is stored.
   */
  get beginsAlone(): boolean {
    const { record, endUnsaved } = this.#state;
    return record.tournament !== undefined && (this.goesOnAlone || endUnsaved);
  }

  /**
   * Stores the end of a match that is missing because the store did not answer, or a server
   * stopped, after its last action. Rejects with `NotStored`.
   */
  finish(): Promise<void> {
    return this.#lease.inTurn(async () => {
      if (!this.#state.endUnsaved) return;
      await this.#state.saveEnd();
      this.#lease.show(() => this.#listener?.tableChanged());
    });
  }

  /**
   * Verifies that no other server wrote to the match. Rejects with `LostOwnership`, or with
   * `Unreadable` while the store cannot tell.
   */
  verify(): Promise<void> {
    return this.#lease.afterAll(() =>
      this.#lease.verifyLogAndTable(this.#state.length, this.#state.table),
    );
  }

  /** Resolves when all earlier requests are done. */
  settled(): Promise<void> {
    return this.#lease.afterAll(async () => undefined);
  }
}
