import { type AnyGame, createMatch, type Knowledge, type Match, type Seat } from '@atoll/engine';
import type {
  Answer,
  ConcedeMessage,
  Prompt,
  RematchRequest,
  RevertMessage,
  SeatRequest,
  SubmitRequest,
  TableClockData,
  UndoRequestMessage,
} from '@atoll/protocol';
import type { MatchRecord, MatchStore } from '../store/match-store.ts';
import { Turns } from './turns.ts';
import { ClockKeeper } from './clock/clock-keeper.ts';
import type { LateView } from './late-view.ts';
import { LiveMatch } from './live-match.ts';
import { LogWriter } from './log-writer.ts';
import type { MatchListener } from './match-listener.ts';
import { MatchState } from './match-state.ts';
import { type OpenRevert, RevertRequests } from './consent/revert-requests.ts';
import type { Restored } from './past/snapshots.ts';
import { StandInVotes } from './consent/stand-in-votes.ts';
import { StepHistory } from './past/step-history.ts';
import { Submissions } from './submissions.ts';
import { playsItself, type SeatTaker } from './table.ts';
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
 * One match with its table. Every change goes through one queue, and becomes durable before it is
 * published. Throws `BrokenLog` when the log does not fold under the current rules.
 */
export class MatchHost {
  readonly #lease: WriteLease;
  readonly #state: MatchState;
  /** The votes on bots that play on for absent people. */
  readonly standIns: StandInVotes;
  /** Answers requests for the history of the match. */
  readonly past: HistoryQueries;
  readonly #submissions: Submissions;
  readonly #reverts: RevertRequests;
  readonly #tableChanges: TableChanges;
  readonly #clocks: ClockKeeper;
  #listener: MatchListener | undefined;

  /** `restored` is the match as its log tells it; without it nothing was played yet. */
  constructor(parts: HostParts, restored?: Restored) {
    const { record, game, store, bots, grace, now, turns = new Turns() } = parts;
    const { standIn = bots[1] ?? bots[0] ?? '', standInAfter: after = grace } = parts;
    const { matchId, table } = record;
    const log = restored?.log ?? [];
    const lease = new WriteLease({
      writer: new LogWriter(store, matchId, parts.onWritten),
      stalled: () => store.stalled,
      onLost: (error) => this.#listener?.failed(error),
    });
    const state = new MatchState({ record, game, lease, now });
    const history = new StepHistory(
      {
        ...{ game, turns, setup: () => state.setup(), seats: () => state.table.seats },
        readLog: () => store.readLog(matchId),
      },
      restored?.steps,
    );
    const listener = (): MatchListener | undefined => this.#listener;
    [this.#lease, this.#state] = [lease, state];
    this.past = new HistoryQueries({ state, history, store, turns });
    const endFor = (seat: Seat): Promise<Answer> => this.#submissions.endFor(seat);
    const clocks = new ClockKeeper({ state, lease, standIn, now, listener, endFor });
    this.#clocks = clocks;
    const held = (): boolean => this.revert !== undefined;
    this.#submissions = new Submissions(
      { state, lease, history: this.past, store, clocks, bots, now, listener, held },
      log,
    );
    this.#reverts = new RevertRequests({
      ...{ state, lease, clocks, now, listener },
      commit: (seat, accepted) => this.#submissions.commit(seat, '', accepted),
    });
    const deciding = { state, lease, clocks, standIn, after, grace, now, listener };
    const standIns = new StandInVotes(deciding);
    this.standIns = standIns;
    const changing = { state, lease, store, clocks, bots, standIns, grace, now, listener };
    this.#tableChanges = new TableChanges(changing);
    state.lastAt = log.at(-1)?.entry.at ?? 0;
    if (table.startedAt === 0) return;
    const match = restored?.match ?? createMatch(game, state.setup());
    state.begin(new LiveMatch(game, match, table.seats.length));
    state.clock.restore(table, game, { match, steps: restored?.clockSteps ?? [] });
  }

  set listener(listener: MatchListener) {
    this.#listener = listener;
  }

  get game(): AnyGame {
    return this.#state.game;
  }

  get record(): MatchRecord {
    return this.#state.record;
  }

  get match(): Match<unknown> | undefined {
    return this.#state.match;
  }

  get over(): boolean {
    return this.#state.over;
  }

  /** Whether bots finish the match for people who may be away. */
  get playsItself(): boolean {
    const runs = this.match !== undefined && !this.over && this.revert === undefined;
    return runs && playsItself(this.record.table);
  }

  /** The delayed view of spectators; undefined where they see the match without delay. */
  get late(): LateView | undefined {
    return this.#state.late;
  }

  /** The open request to undo a decision after a reveal, if there is one. */
  get revert(): OpenRevert | undefined {
    return this.#reverts.open;
  }

  /** The prompt of the seat, whether a person or a bot plays it. */
  promptOf(seat: Seat): Prompt {
    return this.#state.promptOf(seat);
  }

  /** The prompt of the person in this seat: none while a bot plays on. */
  promptForPerson(seat: Seat): Prompt {
    return this.#state.promptForPerson(seat);
  }

  /** The clock data that all clients see; undefined without a clock. */
  get clock(): TableClockData | undefined {
    return this.#state.clock.shown(this.record.table);
  }

  /** When the first seat's time is up, in ms since 1970; undefined while no clock runs. */
  get nextZero(): number | undefined {
    return this.#state.clock.nextZero;
  }

  /**
   * Resumes the clocks, and applies the agreed consequence to seats at zero. Rejects with
   * `NotStored`.
   */
  settleClocks(): Promise<void> {
    return this.#lease.inTurn(() => this.#clocks.settle());
  }

  /** Stops the clocks until `settleClocks`. Rejects with `NotStored`. */
  stopClocks(): Promise<void> {
    return this.#clocks.stop();
  }

  /** Everything the seat may know of the running match. */
  knowledgeOf(seat: Seat): Knowledge {
    return this.#state.knowledgeOf(seat);
  }

  /**
   * The private part of a message to this seat; empty for a spectator (-1), before the match, and
   * in a game without secrets.
   */
  privatelyFor(seat: Seat): { readonly privateView?: unknown } {
    return this.#state.privatelyFor(seat);
  }

  /** The id of the bot that plays this seat, for itself or for a person, or ''. */
  botOf(seat: Seat): string {
    return this.#state.botOf(seat);
  }

  /** The seat that a token with this hash opens, or -1. */
  seatOf(tokenHash: string): Seat {
    return this.#state.seatOf(tokenHash);
  }

  submit(seat: Seat, request: SubmitRequest): Promise<Answer> {
    return this.#submissions.submit(seat, request);
  }

  /** An action of the bot that plays this seat; stale once it no longer does. */
  act(
    seat: Seat,
    bot: string,
    choice: { readonly basedOn: number; readonly action: unknown },
  ): Promise<Answer> {
    return this.#submissions.act(seat, bot, choice);
  }

  undo(seat: Seat, request: UndoRequestMessage): Promise<Answer> {
    return this.#submissions.undo(seat, request);
  }

  /** Asks to undo a decision after a reveal, or answers such a request. */
  askRevert(seat: Seat, request: RevertMessage): Promise<Answer> {
    return this.#reverts.handle(seat, request);
  }

  concede(seat: Seat, request: ConcedeMessage): Promise<Answer> {
    return this.#submissions.concede(seat, request);
  }

  /** Gives the first open seat to a person; undefined without one. Rejects with `NotStored`. */
  takeSeat(
    person: SeatTaker,
  ): Promise<{ readonly seat: Seat; readonly token: string } | undefined> {
    return this.#tableChanges.takeSeat(person);
  }

  change(by: Seat, request: SeatRequest): Promise<Answer> {
    return this.#tableChanges.change(by, request);
  }

  start(by: Seat): Promise<Answer> {
    return this.#tableChanges.start(by);
  }

  /**
   * Agrees to a rematch, or withdraws; the last agreement stores the next match, which is then
   * announced. `opening` counts one more table, or returns in how many seconds one may open.
   * Rejects with `NotStored`.
   */
  rematch(
    by: Seat,
    request: RematchRequest,
    opening: () => Promise<number> = async () => 0,
  ): Promise<Answer> {
    return this.#tableChanges.rematch(by, request, opening);
  }

  /** Whether the match is over, and its end is not stored yet. */
  get endUnsaved(): boolean {
    return this.#state.endUnsaved;
  }

  /**
   * Stores the end of a match that is missing because the store did not answer, or a server
   * stopped, after its last action. Rejects with `NotStored`.
   */
  finish(): Promise<void> {
    return this.#lease.inTurn(async () => {
      if (!this.endUnsaved) return;
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
