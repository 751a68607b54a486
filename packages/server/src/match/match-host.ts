import {
  type AnyGame,
  createMatch,
  type Knowledge,
  knowledgeOf,
  type Match,
  play,
  privateViewOf,
  type Seat,
  type Setup,
  undo,
} from '@atoll/engine';
import {
  type Answer,
  type Prompt,
  type HistoryAnswer,
  NO_PROMPT,
  type RematchRequest,
  type SeatRequest,
  type SubmitRequest,
  type UndoRequestMessage,
} from '@atoll/protocol';
import { answerInLog, AnswerCache } from './answer-cache.ts';
import type { MatchListener } from './match-listener.ts';
import { WriteLease } from './write-lease.ts';
import { eventsFor, viewerOf } from './viewer-events.ts';
import { LogWriter } from './log-writer.ts';
import {
  type AcceptedRequest,
  type RequestRun,
  promptForPerson,
  checkSubmission,
  type Submission,
} from './submission-check.ts';
import { changeRematch, openRematch } from './rematch.ts';
import { StepHistory } from './step-history.ts';
import { hashToken, newSeatToken } from './secrets.ts';
import { type Restored, SNAPSHOT_EVERY, snapshotOf } from './snapshots.ts';
import { LiveMatch } from './live-match.ts';
import {
  type MatchRecord,
  type MatchStore,
  NotStored,
  type TableRecord,
} from '../store/match-store.ts';
import { botOf, changeTable, openTo, refuse, seatPerson, startTable } from './table.ts';

export interface HostParts {
  readonly record: MatchRecord;
  readonly game: AnyGame;
  /** The ids of the bots that may sit down. */
  readonly bots: readonly string[];
  /** For how long a person must be away before others may have a bot play on, in ms. */
  readonly grace: number;
  readonly store: MatchStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Told how long each durable write took, in seconds. */
  readonly onWritten: (seconds: number) => void;
}

/**
 * One match with its table. Everything that changes it goes through one queue, and becomes durable
 * before anybody hears of it. Throws `BrokenLog` when the log does not fold under the rules of
 * today.
 */
export class MatchHost {
  readonly #parts: HostParts;
  readonly #answers: AnswerCache;
  readonly #lease: WriteLease;
  readonly #stepHistory: StepHistory;
  #listener: MatchListener | undefined;
  #table: TableRecord;
  #liveMatch: LiveMatch | undefined;
  /** When the match was last acted in, as far as it was loaded. */
  readonly #lastAt: number;

  /** `restored` is the match as its log tells it; without it nothing was decided yet. */
  constructor(parts: HostParts, restored?: Restored) {
    const {
      game,
      store,
      record: { matchId, table },
    } = parts;
    this.#parts = parts;
    this.#table = table;
    this.#answers = new AnswerCache(restored?.log ?? []);
    this.#lastAt = restored?.log.at(-1)?.entry.at ?? 0;
    this.#lease = new WriteLease({
      writer: new LogWriter(store, matchId, parts.onWritten),
      stalled: () => store.stalled,
      onLost: (error) => this.#listener?.failed(error),
    });
    this.#stepHistory = new StepHistory(
      { game, setup: () => this.#setup(), readLog: () => store.readLog(matchId) },
      restored?.steps,
    );
    if (table.startedAt === 0) return;
    const match = restored?.match ?? createMatch(game, this.#setup());
    this.#liveMatch = new LiveMatch(game, match, table.seats.length);
  }

  set listener(listener: MatchListener) {
    this.#listener = listener;
  }

  get game(): AnyGame {
    return this.#parts.game;
  }

  get record(): MatchRecord {
    return { ...this.#parts.record, table: this.#table };
  }

  get match(): Match<unknown> | undefined {
    return this.#liveMatch?.match;
  }

  get over(): boolean {
    return this.#liveMatch?.over ?? false;
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
    return botOf(this.#table.seats[seat]);
  }

  /** The seat that a token opens, given what it hashes to, or -1. */
  seatOf(tokenHash: string): Seat {
    return this.#table.seats.findIndex(
      (seat) => seat.kind === 'person' && seat.tokenHash === tokenHash,
    );
  }

  submit(seat: Seat, request: SubmitRequest): Promise<Answer> {
    return this.#submitOnce(seat, request, this.#actionRun(seat, request.action));
  }

  /** An action of the bot that plays this seat; stale once somebody else does. */
  act(
    seat: Seat,
    bot: string,
    choice: { readonly basedOn: number; readonly action: unknown },
  ): Promise<Answer> {
    const { basedOn, action } = choice;
    return this.#lease.inTurn(() =>
      this.#process('', { seat, sender: bot, basedOn, run: this.#actionRun(seat, action) }),
    );
  }

  undo(seat: Seat, request: UndoRequestMessage): Promise<Answer> {
    const from = request.from === undefined ? {} : { from: request.from };
    return this.#submitOnce(seat, request, (match) =>
      undo(this.game, match, { seat, at: this.#parts.now(), ...from }),
    );
  }

  /**
   * Gives the first open seat to a person; undefined when there is none. Rejects with `NotStored`.
   */
  takeSeat(name: string): Promise<{ readonly seat: Seat; readonly token: string } | undefined> {
    return this.#lease.inTurn(async () => {
      const token = newSeatToken();
      const taken = seatPerson(this.#table, { name, tokenHash: hashToken(token) });
      if (!taken) return undefined;
      await this.#saveTable(taken.table);
      this.#lease.show(() => this.#listener?.tableChanged());
      return { seat: taken.seat, token };
    });
  }

  change(by: Seat, request: SeatRequest): Promise<Answer> {
    const { game, bots, grace } = this.#parts;
    const awayFor = (seat: Seat): number => this.#listener?.awayFor(seat) ?? 0;
    return this.#lease.inTurn(async () => {
      const changed = changeTable(this.#table, { request, by, game, bots, awayFor, grace });
      if (!changed.ok) return changed;
      await this.#saveTable(changed.table);
      this.#lease.show(() => {
        if (changed.freed >= 0) this.#listener?.seatFreed(changed.freed);
        this.#listener?.tableChanged();
        if (changed.handed >= 0) this.#listener?.seatHanded(changed.handed);
      });
      return this.#accepted();
    });
  }

  start(by: Seat): Promise<Answer> {
    return this.#lease.inTurn(async () => {
      const before = this.#table.seats;
      const started = startTable(this.#table, { by, game: this.game, at: this.#parts.now() });
      if (!started.ok) return started;
      const liveMatch = LiveMatch.fresh(this.game, this.#setup(started.table));
      await this.#saveTable(started.table);
      this.#lease.show(() => {
        this.#liveMatch = liveMatch;
        this.#listener?.started(before.map((seat) => started.table.seats.indexOf(seat)));
      });
      return this.#accepted();
    });
  }

  /**
   * Who plays again; with the last who agrees the next match is stored, and then told. Rejects with
   * `NotStored`.
   */
  rematch(by: Seat, request: RematchRequest): Promise<Answer> {
    const { game, store, record, now, grace } = this.#parts;
    const awayFor = (seat: Seat): number => this.#listener?.awayFor(seat) ?? 0;
    return this.#lease.inTurn(async () => {
      const at = now();
      const changed = changeRematch(this.#table, {
        request,
        by,
        over: this.over,
        gameVersion: game.version,
        at,
        awayFor,
        grace,
      });
      if (!changed.ok) return changed;
      const { agreed, opens } = changed;
      const next = opens
        ? await openRematch(store, { gameId: record.gameId, createdAt: at, table: opens })
        : this.#table.rematch?.next;
      await this.#saveTable({ ...this.#table, rematch: { agreed, next: next ?? '' } });
      this.#lease.show(() => this.#listener?.tableChanged());
      return this.#accepted();
    });
  }

  /**
   * Makes up for a server that stopped between the last action of a match and the note of its
   * end.
   */
  finish(): Promise<void> {
    return this.#lease.afterAll(() => this.#noteEnd(this.#lastAt));
  }

  /**
   * Makes sure that no other server wrote to the match. Rejects with `LostOwnership`, or with
   * `Unreadable` while nobody can say.
   */
  verify(): Promise<void> {
    return this.#lease.afterAll(() =>
      this.#lease.verifyLogAndTable(this.match?.seq ?? 0, this.#table),
    );
  }

  /** Resolves when everything that was asked so far is done. */
  settled(): Promise<void> {
    return this.#lease.afterAll(async () => undefined);
  }

  /**
   * What happened since log entry `from`, as the person in `seat`, or a spectator (-1), may know
   * it.
   */
  async history(seat: Seat, from: number): Promise<HistoryAnswer> {
    if (!this.match) return refuse('not-started');
    const told = await this.#stepHistory.since(from, this.match.seq);
    const steps = told.map((step) => ({
      ...step,
      events: eventsFor(this.game, step.events, viewerOf(seat)),
    }));
    return { ok: true, steps, ...this.privatelyFor(seat) };
  }

  #actionRun(seat: Seat, action: unknown): RequestRun {
    return (match) =>
      play(this.game, match, {
        seat,
        action,
        at: this.#parts.now(),
        openTo: openTo(this.#table, seat),
      });
  }

  #submitOnce(
    seat: Seat,
    request: { readonly id: string; readonly basedOn: number },
    run: RequestRun,
  ): Promise<Answer> {
    const { id, basedOn } = request;
    const { store, record } = this.#parts;
    return this.#lease.inTurn(async () => {
      if (seat < 0) return refuse('not-seated');
      const known = this.#answers.find(seat, id);
      // A prompt of then would hide from whoever asks again what is asked of them by now.
      if (known)
        return known.ok || !known.duty ? known : { ...known, duty: this.promptForPerson(seat) };
      const answer = await this.#process(id, { seat, sender: '', basedOn, run });
      if (!answer.ok) {
        await this.#lease.verifyLog(this.match?.seq ?? 0);
        const first = await answerInLog((page) => store.readNext(record.matchId, page), {
          seat,
          id,
          basedOn,
        });
        if (first) return first;
      }
      this.#answers.keep(seat, id, answer);
      return answer;
    });
  }

  async #process(id: string, submission: Submission): Promise<Answer> {
    const { seat } = submission;
    const checked = checkSubmission(this.#liveMatch, this.botOf(seat), submission);
    if (!checked.ok) return checked;
    await this.#commit(seat, id, checked);
    return this.#accepted();
  }

  async #commit(
    seat: Seat,
    id: string,
    { match, entries, events, sealed }: AcceptedRequest,
  ): Promise<void> {
    const [first] = entries;
    if (!first) return;
    await this.#lease.append(
      entries.map((entry, index) => ({ entry, clientId: index === 0 ? id : '' })),
    );
    const undone = first.type === 'undo' ? first.backTo + 1 : 0;
    this.#lease.show(() => {
      const step = {
        seq: match.seq,
        after: first.seq - 1,
        seat,
        at: first.at,
        id,
        events,
        sealed,
        undone,
      };
      this.#stepHistory.follow(step);
      this.#liveMatch?.advance(match, seat);
      this.#listener?.stepped(step);
    });
    if (Math.floor(match.seq / SNAPSHOT_EVERY) > Math.floor((first.seq - 1) / SNAPSHOT_EVERY))
      this.#lease.saveSnapshot(snapshotOf(this.game, match));
    await this.#noteEnd(first.at);
  }

  /**
   * What led here is stored already: a note that cannot be stored is made up for when the match is
   * loaded again.
   */
  async #noteEnd(at: number): Promise<void> {
    if (!this.over || this.#table.endedAt > 0) return;
    await this.#saveTable({ ...this.#table, endedAt: at }).catch((error: unknown) => {
      if (!(error instanceof NotStored)) throw error;
    });
  }

  #setup(table = this.#table): Setup<unknown> {
    return { seed: this.#parts.record.seed, seats: table.seats.length, options: table.options };
  }

  #accepted(): Answer {
    return { ok: true, seq: this.match?.seq ?? 0 };
  }

  async #saveTable(table: TableRecord): Promise<void> {
    await this.#lease.saveTable(table);
    this.#table = table;
  }
}
