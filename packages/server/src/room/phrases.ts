import type { Seat } from '@atoll/engine';
import type { Answer, Phrase, SaidMessage } from '@atoll/protocol';
import type { MatchHost } from '../match/match-host.ts';
import { refuse, watchersTalk } from '../match/table.ts';
import { sendJson } from './json-messages.ts';
import type { TableClient } from './request-handler.ts';
import { seatOf } from './session.ts';

/** How much a seat, or all who watch together, may say in a while, in ms. */
const MOST = 4;
const WHILE_MS = 15_000;
/** How much is kept for whoever comes, or comes back, later. */
const KEPT = 30;

export interface PhrasesParts {
  readonly host: MatchHost;
  readonly clients: () => Iterable<TableClient>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What people say at one table: told to everybody, kept while the table is in memory. */
export class Phrases {
  readonly #parts: PhrasesParts;
  #kept: readonly SaidMessage[] = [];
  #count = 0;

  constructor(parts: PhrasesParts) {
    this.#parts = parts;
  }

  /** What was said lately to that seat, or to those who watch (-1), oldest first. */
  keptFor(hearer: Seat): readonly SaidMessage[] {
    return this.#kept.filter(({ seat }) => this.#mayHear(hearer, seat));
  }

  /** Whoever watches late would learn from those who play how the match stands. */
  #mayHear(hearer: Seat, speaker: Seat): boolean {
    const { late, over } = this.#parts.host;
    return hearer >= 0 || speaker < 0 || late === undefined || over;
  }

  /** -1 is somebody who watches. Before the match seats may still move. */
  say(seat: Seat, phrase: Phrase): Answer {
    const { host, clients, now } = this.#parts;
    const { record, match } = host;
    if (!match) return refuse('not-started');
    if (seat < 0 && !watchersTalk(record.table)) return refuse('silenced');
    const at = now();
    const lately = this.#kept.filter((said) => said.seat === seat && at - said.at < WHILE_MS);
    const first = lately.at(-MOST);
    if (first)
      return refuse('said-too-much', { seconds: Math.ceil((first.at + WHILE_MS - at) / 1000) });
    const said = { n: ++this.#count, seat, phrase, at };
    this.#kept = [...this.#kept, said].slice(-KEPT);
    for (const client of clients()) {
      if (!this.#mayHear(seatOf(client), seat)) continue;
      if (client.userData?.json) sendJson(client, { type: 'said', ...said });
      else if (client.userData) client.send('said', said);
    }
    return { ok: true, seq: (seat < 0 ? host.late?.seq : undefined) ?? match.seq };
  }
}
