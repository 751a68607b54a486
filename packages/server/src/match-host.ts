import {
  type AnyGame, createMatch, fold, type Match, play, type Played, type Reason, type Seat, type Setup, undo,
} from '@atoll/engine';
import type { Answer, Duty, HistoryAnswer, HistoryStep, SeatRequest, SubmitRequest, UndoRequestMessage } from '@atoll/protocol';
import { Answers } from './answers.ts';
import type { Audience } from './audience.ts';
import { Duties, NO_DUTY } from './duties.ts';
import { eventsFor, replaySteps, viewerOf } from './history.ts';
import { Journal } from './journal.ts';
import { hashToken, newSeatToken } from './secrets.ts';
import { SerialQueue } from './serial-queue.ts';
import { type MatchRecord, type MatchStore, NotStored, type StoredEntry, type TableRecord } from './store/match-store.ts';
import { botOf, changeTable, refuse, seatPerson, startTable } from './table.ts';

type Decide = (match: Match<unknown>) => Played<unknown, unknown, unknown>;
type Step = Extract<Played<unknown, unknown, unknown>, { ok: true }>;

/** Who decides for a seat: the bot of this id, or its person when it is ''. */
interface Speaker {
  readonly bot: string;
  readonly id: string;
  readonly basedOn: number;
}

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
 * One match with its table. Everything that changes it goes through one queue, and becomes durable before anybody
 * hears of it. Throws `BrokenLog` when the log does not fold under the rules of today.
 */
export class MatchHost {
  readonly #parts: HostParts;
  readonly #queue = new SerialQueue();
  readonly #answers: Answers;
  readonly #journal: Journal;
  #audience: Audience | undefined;
  #table: TableRecord;
  #match: Match<unknown> | undefined;
  #duties: Duties | undefined;
  #failure: unknown;
  /** When the match was last acted in, as far as it was loaded. */
  readonly #lastAt: number;
  #replay: { readonly seq: number; readonly steps: Promise<readonly HistoryStep[]> } | undefined;

  /** The log is folded and forgotten; whoever wants to look back reads it again. */
  constructor(parts: HostParts, log: readonly StoredEntry[]) {
    this.#parts = parts;
    this.#table = parts.record.table;
    this.#answers = new Answers(log);
    this.#lastAt = log.at(-1)?.entry.at ?? 0;
    this.#journal = new Journal(parts.store, parts.record.matchId, parts.onWritten);
    if (this.#table.startedAt > 0) this.#begin(fold(parts.game, this.#setup(), log.map(({ entry }) => entry)));
  }

  set audience(audience: Audience) {
    this.#audience = audience;
  }

  get game(): AnyGame {
    return this.#parts.game;
  }

  get record(): MatchRecord {
    return { ...this.#parts.record, table: this.#table };
  }

  get match(): Match<unknown> | undefined {
    return this.#match;
  }

  get over(): boolean {
    return this.#match !== undefined && this.game.activeSeats(this.#match.state).length === 0;
  }

  /** What the seat owes, whoever plays it. */
  askedOf(seat: Seat): Duty {
    return this.#duties?.of(seat) ?? NO_DUTY;
  }

  /** What the person in this seat owes: nothing while a bot plays on. */
  dutyOf(seat: Seat): Duty {
    const asked = this.askedOf(seat);
    return this.botOf(seat) === '' ? asked : { ...NO_DUTY, question: asked.question };
  }

  /** The id of the bot that plays this seat, for itself or for a person, or ''. */
  botOf(seat: Seat): string {
    return botOf(this.#table.seats[seat]);
  }

  /** The seat that a token opens, given what it hashes to, or -1. */
  seatOf(tokenHash: string): Seat {
    return this.#table.seats.findIndex((seat) => seat.kind === 'person' && seat.tokenHash === tokenHash);
  }

  submit(seat: Seat, request: SubmitRequest): Promise<Answer> {
    return this.#decide(seat, request, this.#playing(seat, request.action));
  }

  /** A decision of the bot that plays this seat; stale once somebody else does. */
  act(seat: Seat, bot: string, choice: { readonly basedOn: number; readonly action: unknown }): Promise<Answer> {
    const { basedOn, action } = choice;
    return this.#inTurn(() => this.#judge(seat, { id: '', bot, basedOn }, this.#playing(seat, action)));
  }

  undo(seat: Seat, request: UndoRequestMessage): Promise<Answer> {
    const from = request.from === undefined ? {} : { from: request.from };
    return this.#decide(seat, request, (match) => undo(this.game, match, { seat, at: this.#parts.now(), ...from }));
  }

  /** Gives the first open seat to a person; undefined when there is none. Rejects with `NotStored`. */
  takeSeat(name: string): Promise<{ readonly seat: Seat; readonly token: string } | undefined> {
    return this.#inTurn(async () => {
      const token = newSeatToken();
      const taken = seatPerson(this.#table, { name, tokenHash: hashToken(token) });
      if (!taken) return undefined;
      await this.#saveTable(taken.table);
      this.#show(() => this.#audience?.tableChanged());
      return { seat: taken.seat, token };
    });
  }

  change(by: Seat, request: SeatRequest): Promise<Answer> {
    const { game, bots, grace } = this.#parts;
    const awayFor = (seat: Seat): number => this.#audience?.awayFor(seat) ?? 0;
    return this.#inTurn(async () => {
      const changed = changeTable(this.#table, { request, by, game, bots, awayFor, grace });
      if (!changed.ok) return changed;
      await this.#saveTable(changed.table);
      this.#show(() => {
        if (changed.freed >= 0) this.#audience?.seatFreed(changed.freed);
        this.#audience?.tableChanged();
        if (changed.handed >= 0) this.#audience?.seatHanded(changed.handed);
      });
      return this.#accepted();
    });
  }

  start(by: Seat): Promise<Answer> {
    return this.#inTurn(async () => {
      const before = this.#table.seats;
      const started = startTable(this.#table, { by, game: this.game, at: this.#parts.now() });
      if (!started.ok) return started;
      const match = createMatch(this.game, this.#setup(started.table));
      await this.#saveTable(started.table);
      this.#show(() => {
        this.#begin(match);
        this.#audience?.started(before.map((seat) => started.table.seats.indexOf(seat)));
      });
      return this.#accepted();
    });
  }

  /** Makes up for a server that stopped between the last decision of a match and the note of its end. */
  finish(): Promise<void> {
    return this.#queue.run(() => this.#noteEnd(this.#lastAt));
  }

  /** Resolves when everything that was asked so far is done. */
  settled(): Promise<void> {
    return this.#queue.run(async () => undefined);
  }

  /** What happened since log entry `from`, as the person in `seat`, or a spectator (-1), may know it. */
  async history(seat: Seat, from: number): Promise<HistoryAnswer> {
    if (!this.#match) return refuse('not-started');
    const steps = await this.#replayed(this.#match.seq);
    const told = steps.filter(({ seq }) => seq >= from);
    return { ok: true, steps: told.map((step) => ({ ...step, events: eventsFor(this.game, step.events, viewerOf(seat)) })) };
  }

  /** A match is replayed once for each length of its log, however many ask. */
  #replayed(seq: number): Promise<readonly HistoryStep[]> {
    if (this.#replay?.seq !== seq) {
      const { store, record } = this.#parts;
      const steps = store.readLog(record.matchId)
        .then((log) => replaySteps(this.game, this.#setup(), log.map(({ entry }) => entry).filter((entry) => entry.seq <= seq)));
      this.#replay = { seq, steps };
    }
    return this.#replay.steps;
  }

  #playing(seat: Seat, action: unknown): Decide {
    return (match) => play(this.game, match, { seat, action, at: this.#parts.now() });
  }

  #decide(seat: Seat, request: { readonly id: string; readonly basedOn: number }, decide: Decide): Promise<Answer> {
    return this.#inTurn(async () => {
      if (seat < 0) return refuse('not-seated');
      const known = this.#answers.find(seat, request.id);
      if (known) return known;
      const answer = await this.#judge(seat, { ...request, bot: '' }, decide);
      this.#answers.keep(seat, request.id, answer);
      return answer;
    });
  }

  async #judge(seat: Seat, { id, bot, basedOn }: Speaker, decide: Decide): Promise<Answer> {
    if (!this.#match) return refuse('not-started');
    const duty = this.dutyOf(seat);
    const { question } = duty;
    const refused = (reasons: readonly Reason[]): Answer => ({ ok: false, reasons, duty });
    if (this.over) return refused([{ code: 'over' }]);
    if (bot === '' && this.botOf(seat) !== '') return refused([{ code: 'bot-plays' }]);
    if (bot !== this.botOf(seat) || basedOn !== question) return refused([{ code: 'stale', details: { question } }]);
    const played = decide(this.#match);
    if (!played.ok) return refused(played.reasons);
    await this.#adopt(seat, id, played);
    return this.#accepted();
  }

  async #adopt(seat: Seat, id: string, { match, entries, events }: Step): Promise<void> {
    const [first] = entries;
    if (!first) return;
    const stored = entries.map((entry, index) => ({ entry, clientId: index === 0 ? id : '' }));
    await this.#durably(() => this.#journal.append(stored));
    const undone = first.type === 'undo' ? first.backTo + 1 : 0;
    this.#show(() => {
      this.#match = match;
      this.#replay = undefined;
      this.#duties?.update(match, seat);
      this.#audience?.stepped({ seq: match.seq, after: first.seq - 1, seat, at: first.at, id, events, undone });
    });
    await this.#noteEnd(first.at);
  }

  /** What led here is stored already: a note that cannot be stored is made up for when the match is loaded again. */
  async #noteEnd(at: number): Promise<void> {
    if (!this.over || this.#table.endedAt > 0) return;
    await this.#saveTable({ ...this.#table, endedAt: at }).catch((error: unknown) => {
      if (!(error instanceof NotStored)) throw error;
    });
  }

  #begin(match: Match<unknown>): void {
    this.#match = match;
    this.#duties = new Duties(this.game, match, this.#table.seats.length);
  }

  #setup(table = this.#table): Setup<unknown> {
    return { seed: this.#parts.record.seed, seats: table.seats.length, options: table.options };
  }

  #accepted(): Answer {
    return { ok: true, seq: this.#match?.seq ?? 0 };
  }

  async #saveTable(table: TableRecord): Promise<void> {
    await this.#durably(() => this.#journal.saveTable(table));
    this.#table = table;
  }

  async #durably(write: () => Promise<void>): Promise<void> {
    try {
      await write();
    } catch (error) {
      // Then nothing was changed, neither in the store nor here.
      if (!(error instanceof NotStored)) this.#fail(error);
      throw error;
    }
  }

  /** What is durable but could not be shown leaves memory and log apart: only a restore helps. */
  #show(show: () => void): void {
    try {
      show();
    } catch (error) {
      this.#fail(error);
      throw error;
    }
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#audience?.failed(error);
  }

  /** Rejects with `NotStored` when nothing can be stored right now: nobody is made to wait for a disk that does not answer. */
  async #inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (this.#parts.store.stalled) throw new NotStored('the store does not answer');
    return this.#queue.run(async () => {
      if (this.#failure !== undefined) throw this.#failure;
      return task();
    });
  }
}

