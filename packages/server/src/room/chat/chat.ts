import type { Seat } from '@atoll/engine';
import {
  type Answer,
  SAID_LENGTH,
  type SaidAnswer,
  type SaidMessage,
  saidProblem,
  type SayRequest,
  type SpokenAnswer,
  type UnsaidMessage,
} from '@atoll/protocol';
import type { ReadonlyMatchState } from '../../match/match-state.ts';
import { refuse } from '../../match/table.ts';
import { freeText, seatSince, watchersTalk } from '../../match/table-talk.ts';
import type { ChatRange, KeptChat } from '../../store/chat-store.ts';
import { sendMessage } from '../json-messages.ts';
import type { TableClient } from '../request-handler.ts';
import type { Services } from '../services.ts';
import { seatOf } from '../session.ts';
import type { WelcomeParts } from '../welcome.ts';
import { ChatKeeper } from './chat-keeper.ts';
import { ChatLines, type Hears, toLine } from './chat-lines.ts';
import { TalkRate } from './talk-rate.ts';

/** How much a seat, or all spectators together, may write. */
const SAYING = { most: 4, whileMs: 15_000 };
const REPORTING = { most: 5, whileMs: 60_000 };
/** How many ids of the newest lines are kept. */
const KNOWN_IDS = 64;

export interface ChatParts {
  readonly state: Pick<ReadonlyMatchState, 'record' | 'match' | 'over' | 'late'>;
  readonly clients: () => Iterable<TableClient>;
  readonly services: Pick<Services, 'store' | 'logger' | 'metrics' | 'now'>;
}

/** The chat of one table: sent to all clients that may see it, and stored with the match. */
export class Chat {
  readonly #parts: ChatParts;
  readonly #keeper: ChatKeeper;
  readonly #lines: ChatLines;
  readonly #saying = new TalkRate(SAYING);
  readonly #reporting = new TalkRate(REPORTING);
  /** The newest ids, with the numbers of their lines. */
  #ids: readonly { readonly seat: Seat; readonly id: string; readonly n: number }[] = [];

  constructor(parts: ChatParts, kept: KeptChat) {
    const { store, logger } = parts.services;
    this.#parts = parts;
    const { matchId } = parts.state.record;
    this.#keeper = new ChatKeeper({ matchId, store: store.chat, logger });
    const { table } = parts.state.record;
    this.#lines = new ChatLines(kept, (line) => seatSince(table, line));
  }

  /** The lines sent to a seat, or a spectator (-1), on joining, oldest first. */
  newestFor(hearer: Seat): Pick<WelcomeParts, 'said' | 'reported'> {
    return {
      said: this.#lines.before(Infinity, this.#hearing(hearer)),
      reported: this.#isHost(hearer) ? this.#lines.reported(hearer) : [],
    };
  }

  async before(hearer: Seat, n: number): Promise<SaidAnswer> {
    return { ok: true, said: this.#lines.before(n, this.#hearing(hearer)) };
  }

  /** A late spectator must not see the players' lines: they would reveal the current position. */
  #hearing(hearer: Seat): Hears {
    const { late, over } = this.#parts.state;
    return (speaker) => hearer >= 0 || speaker < 0 || late === undefined || over;
  }

  #isHost(seat: Seat): boolean {
    return seat !== -1 && seat === this.#parts.state.record.table.host;
  }

  /** Writes a line; -1 is a spectator, as which a host who does not play speaks. */
  async say(by: Seat, { phrase, text, id }: SayRequest): Promise<SpokenAnswer> {
    const seat = Math.max(by, -1);
    const { state, services } = this.#parts;
    const { table } = state.record;
    const before = this.#ids.find((known) => known.id === id && known.seat === seat);
    if (before) return this.#spoken(seat, before.n);
    if (seat < 0 && !this.#isHost(by) && !watchersTalk(table)) return refuse('silenced');
    if (text !== undefined && !freeText(table)) return refuse('phrases-only');
    const problem = text === undefined ? undefined : saidProblem(text);
    if (problem === 'long')
      return refuse('text-long', { length: text?.trim().length ?? 0, most: SAID_LENGTH });
    if (problem) return refuse(`text-${problem}`);
    const at = services.now();
    const seconds = this.#saying.take(seat, at);
    if (seconds > 0) return refuse('said-too-much', { seconds });
    const what = phrase === undefined ? { text: (text ?? '').trim() } : { phrase };
    const said = this.#lines.add({ seat, at, ...what });
    if (id !== undefined) this.#ids = [...this.#ids, { seat, id, n: said.n }].slice(-KNOWN_IDS);
    this.#keeper.add(toLine(said));
    this.#send({ type: 'said', content: said }, [said]);
    return this.#spoken(seat, said.n);
  }

  /** Rejects with `NotStored`: then nothing has changed. */
  async unsay(seat: Seat, { from, to }: ChatRange): Promise<Answer> {
    if (!this.#isHost(seat)) return refuse('not-host');
    const range = { from, to: Math.min(to, this.#lines.last) };
    if (range.from > range.to) return this.#done(seat);
    if (this.#parts.services.store.stalled) return refuse('not-stored');
    await this.#keeper.delete(range);
    const gone = this.#lines.delete(range);
    if (gone.length > 0) this.#send({ type: 'unsaid', content: range }, gone);
    return this.#done(seat);
  }

  /** Rejects with `NotStored`: then the report did not reach the operator. */
  async report(seat: Seat, n: number): Promise<Answer> {
    const { state, services } = this.#parts;
    const { store, logger, metrics, now } = services;
    const { matchId } = state.record;
    const said = this.#lines.find(n);
    if (!said || !this.#hearing(seat)(said.seat)) return refuse('no-such-line', { n });
    if (seat >= 0 && said.seat === seat) return refuse('own-line', { n });
    const seconds = this.#reporting.take(seat, now());
    if (seconds > 0) return refuse('reported-too-much', { seconds });
    const report = { matchId, line: toLine(said), reporter: seat, at: now() };
    if (await store.chat.report(report)) {
      metrics.chatReports.inc();
      logger.warn({ match: matchId, line: n }, 'a line of the chat was reported');
    }
    if (this.#lines.report(n) && !this.#isHost(said.seat))
      this.#send({ type: 'reported', content: said }, [said]);
    return this.#done(seat);
  }

  /**
   * The match began; `movedTo` gives the new number of each seat, or -1. Stored lines keep the old
   * numbers; the table record maps them to the new ones.
   */
  move(movedTo: readonly Seat[]): void {
    this.#lines.move(movedTo);
    this.#ids = this.#ids.map((known) => ({ ...known, seat: movedTo[known.seat] ?? -1 }));
  }

  /**
   * The person of this seat lost it: deletes the lines, which would otherwise be attributed to the
   * next person.
   */
  seatFreed(seat: Seat): void {
    const { logger } = this.#parts.services;
    this.#ids = this.#ids.filter((known) => known.seat !== seat);
    for (const n of this.#lines.numbersOf(seat)) {
      const range = { from: n, to: n };
      this.#send({ type: 'unsaid', content: range }, this.#lines.delete(range));
      this.#keeper.delete(range).catch((error: unknown) => {
        // Only the name: the message of some errors contains the row.
        const { matchId } = this.#parts.state.record;
        const failure = (error as Error).name;
        logger.warn({ match: matchId, line: n, failure }, 'a line of the chat stays stored');
      });
    }
  }

  /** Resolves when the chat is stored, as far as possible. */
  settled(): Promise<void> {
    return this.#keeper.settled();
  }

  /** Sends a message to all clients that may see one of the lines it concerns. */
  #send(message: ChatUpdate, about: readonly SaidMessage[]): void {
    for (const client of this.#parts.clients()) {
      const hears = this.#hearing(seatOf(client));
      if (!client.userData || !about.some((said) => hears(said.seat))) continue;
      if (message.type === 'reported' && !this.#isHost(seatOf(client))) continue;
      sendMessage(client, message.type, message.content);
    }
  }

  #spoken(seat: Seat, line: number): SpokenAnswer {
    const late = seat < 0 && this.#parts.state.late !== undefined;
    return { ...this.#done(seat), ...(late ? {} : { line }) };
  }

  /** The length of the log, as shown to the asking seat. */
  #done(seat: Seat): { readonly ok: true; readonly seq: number } {
    const { late, match } = this.#parts.state;
    return { ok: true, seq: (seat < 0 ? late?.seq : undefined) ?? match?.seq ?? 0 };
  }
}

type ChatUpdate =
  | { readonly type: 'said' | 'reported'; readonly content: SaidMessage }
  | { readonly type: 'unsaid'; readonly content: UnsaidMessage };
