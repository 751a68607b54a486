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
import { freeText, watchersTalk } from '../../match/table-talk.ts';
import type { ChatRange, KeptChat } from '../../store/chat-store.ts';
import { sendJson } from '../json-messages.ts';
import type { TableClient } from '../request-handler.ts';
import type { Services } from '../services.ts';
import { seatOf } from '../session.ts';
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
  #ids: readonly (readonly [id: string, n: number])[] = [];

  constructor(parts: ChatParts, kept: KeptChat) {
    const { store, logger } = parts.services;
    this.#parts = parts;
    const { matchId } = parts.host.record;
    this.#keeper = new ChatKeeper({ matchId, store: store.chat, logger });
    this.#lines = new ChatLines(kept);
  }

  /** The newest lines for that seat, or for those who watch (-1), oldest first. */
  newestFor(hearer: Seat): readonly SaidMessage[] {
    return this.#lines.before(Infinity, this.#hearing(hearer));
  }

  async before(hearer: Seat, n: number): Promise<SaidAnswer> {
    return { ok: true, said: this.#lines.before(n, this.#hearing(hearer)) };
  }

  /** Whoever watches late would learn from those who play how the match stands. */
  #hearing(hearer: Seat): Hears {
    const { late, over } = this.#parts.host;
    return (speaker) => hearer >= 0 || speaker < 0 || late === undefined || over;
  }

  /** -1 is somebody who watches. Before the match seats may still move. */
  async say(seat: Seat, { phrase, text, id }: SayRequest): Promise<SpokenAnswer> {
    const { host, services } = this.#parts;
    const { table } = host.record;
    if (!host.match) return refuse('not-started');
    const key = id === undefined ? undefined : `${seat} ${id}`;
    const before = this.#ids.find(([known]) => known === key);
    if (before) return this.#spoken(seat, before[1]);
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
    if (key !== undefined) this.#ids = [...this.#ids, [key, said.n] as const].slice(-KNOWN_IDS);
    this.#keeper.add(toLine(said));
    this.#tell({ type: 'said', told: said }, [said]);
    return this.#spoken(seat, said.n);
  }

  /** Rejects with `NotStored`: then everything is as before. */
  async unsay(seat: Seat, { from, to }: ChatRange): Promise<Answer> {
    if (seat < 0 || seat !== this.#parts.host.record.table.host) return refuse('not-host');
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
    return this.#done(seat);
  }

  /** Resolves when what was said is kept, as far as it can be. */
  settled(): Promise<void> {
    return this.#keeper.settled();
  }

  /** Tells all who may hear one of the lines that it is about. */
  #tell(message: Told, about: readonly SaidMessage[]): void {
    for (const client of this.#parts.clients()) {
      const hears = this.#hearing(seatOf(client));
      if (!client.userData || !about.some((said) => hears(said.seat))) continue;
      const { type, told } = message;
      if (client.userData.json) sendJson(client, { type, ...told } as JsonMessage);
      else if (type === 'said') client.send(type, told);
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

type Told =
  | { readonly type: 'said'; readonly told: SaidMessage }
  | { readonly type: 'unsaid'; readonly told: UnsaidMessage };
