import type { Seat } from '@atoll/engine';
import {
  type Answer,
  type JsonMessage,
  SAID_LENGTH,
  type SaidAnswer,
  type SaidMessage,
  saidProblem,
  type SayRequest,
  type SpokenAnswer,
  type UnsaidMessage,
} from '@atoll/protocol';
import type { MatchHost } from '../../match/match-host.ts';
import { refuse } from '../../match/table.ts';
import { freeText, seatSince, watchersTalk } from '../../match/table-talk.ts';
import type { ChatRange, KeptChat } from '../../store/chat-store.ts';
import { sendJson } from '../json-messages.ts';
import type { TableClient } from '../request-handler.ts';
import type { Services } from '../services.ts';
import { seatOf } from '../session.ts';
import type { WelcomeParts } from '../welcome.ts';
import { ChatKeeper } from './chat-keeper.ts';
import { ChatLines, type Hears, toLine } from './chat-lines.ts';
import { TalkRate } from './talk-rate.ts';

/** How much a seat, or all who watch together, may say. */
const SAYING = { most: 4, whileMs: 15_000 };
const REPORTING = { most: 5, whileMs: 60_000 };
/** So many ids are known, of what was said last. */
const KNOWN_IDS = 64;

export interface ChatParts {
  readonly host: MatchHost;
  readonly clients: () => Iterable<TableClient>;
  readonly services: Pick<Services, 'store' | 'logger' | 'metrics' | 'now'>;
}

/** What people say at one table: told to everybody who may hear it, and kept with the match. */
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
    const { matchId } = parts.host.record;
    this.#keeper = new ChatKeeper({ matchId, store: store.chat, logger });
    const { table } = parts.host.record;
    this.#lines = new ChatLines(kept, (line) => seatSince(table, line));
  }

  /** What a seat, or somebody who watches (-1), is told when they come, oldest first. */
  newestFor(hearer: Seat): Pick<WelcomeParts, 'said' | 'reported'> {
    return {
      said: this.#lines.before(Infinity, this.#hearing(hearer)),
      reported: this.#isHost(hearer) ? this.#lines.reported(hearer) : [],
    };
  }

  async before(hearer: Seat, n: number): Promise<SaidAnswer> {
    return { ok: true, said: this.#lines.before(n, this.#hearing(hearer)) };
  }

  /** Whoever watches late would learn from those who play how the match stands. */
  #hearing(hearer: Seat): Hears {
    const { late, over } = this.#parts.host;
    return (speaker) => hearer >= 0 || speaker < 0 || late === undefined || over;
  }

  #isHost(seat: Seat): boolean {
    return seat >= 0 && seat === this.#parts.host.record.table.host;
  }

  /** -1 is somebody who watches. */
  async say(seat: Seat, { phrase, text, id }: SayRequest): Promise<SpokenAnswer> {
    const { host, services } = this.#parts;
    const { table } = host.record;
    const before = this.#ids.find((known) => known.id === id && known.seat === seat);
    if (before) return this.#spoken(seat, before.n);
    if (seat < 0 && !watchersTalk(table)) return refuse('silenced');
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
    this.#tell({ type: 'said', told: said }, [said]);
    return this.#spoken(seat, said.n);
  }

  /** Rejects with `NotStored`: then everything is as before. */
  async unsay(seat: Seat, { from, to }: ChatRange): Promise<Answer> {
    if (!this.#isHost(seat)) return refuse('not-host');
    const range = { from, to: Math.min(to, this.#lines.last) };
    if (range.from > range.to) return this.#done(seat);
    if (this.#parts.services.store.stalled) return refuse('not-stored');
    await this.#keeper.delete(range);
    const gone = this.#lines.delete(range);
    if (gone.length > 0) this.#tell({ type: 'unsaid', told: range }, gone);
    return this.#done(seat);
  }

  /** Rejects with `NotStored`: then nobody who runs the server was told. */
  async report(seat: Seat, n: number): Promise<Answer> {
    const { host, services } = this.#parts;
    const { store, logger, metrics, now } = services;
    const { matchId } = host.record;
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
      this.#tell({ type: 'reported', told: said }, [said]);
    return this.#done(seat);
  }

  /**
   * The match began; `movedTo` gives the new number of each seat, or -1. Lines are kept with the
   * numbers of before: the record of the table tells the new ones.
   */
  move(movedTo: readonly Seat[]): void {
    this.#lines.move(movedTo);
    this.#ids = this.#ids.map((known) => ({ ...known, seat: movedTo[known.seat] ?? -1 }));
  }

  /** The person of this seat lost it before the match: what they said would be the next one's. */
  seatFreed(seat: Seat): void {
    const { logger } = this.#parts.services;
    this.#ids = this.#ids.filter((known) => known.seat !== seat);
    for (const n of this.#lines.numbersOf(seat)) {
      const range = { from: n, to: n };
      this.#tell({ type: 'unsaid', told: range }, this.#lines.delete(range));
      this.#keeper.delete(range).catch((error: unknown) => {
        // Never more of the error: some tell the row.
        const { matchId } = this.#parts.host.record;
        const failure = (error as Error).name;
        logger.warn({ match: matchId, line: n, failure }, 'a line of the chat stays stored');
      });
    }
  }

  /** Resolves when what was said is kept, as far as it can be. */
  settled(): Promise<void> {
    return this.#keeper.settled();
  }

  /** Tells all who may hear one of the lines that it is about. */
  #tell(message: ChatUpdate, about: readonly SaidMessage[]): void {
    for (const client of this.#parts.clients()) {
      const hears = this.#hearing(seatOf(client));
      if (!client.userData || !about.some((said) => hears(said.seat))) continue;
      if (message.type === 'reported' && !this.#isHost(seatOf(client))) continue;
      const { type, told } = message;
      if (client.userData.json) sendJson(client, { type, ...told } as JsonMessage);
      else if (type === 'unsaid') client.send(type, told);
      else client.send(type, told);
    }
  }

  #spoken(seat: Seat, line: number): SpokenAnswer {
    const late = seat < 0 && this.#parts.host.late !== undefined;
    return { ...this.#done(seat), ...(late ? {} : { line }) };
  }

  /** How far the match is, as who asked is shown it. */
  #done(seat: Seat): { readonly ok: true; readonly seq: number } {
    const { late, match } = this.#parts.host;
    return { ok: true, seq: (seat < 0 ? late?.seq : undefined) ?? match?.seq ?? 0 };
  }
}

type ChatUpdate =
  | { readonly type: 'said' | 'reported'; readonly told: SaidMessage }
  | { readonly type: 'unsaid'; readonly told: UnsaidMessage };
