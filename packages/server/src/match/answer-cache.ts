import type { Seat } from '@atoll/engine';
import type { Answer } from '@atoll/protocol';
import type { Page, StoredEntry } from '../store/match-store.ts';

/** Answers kept per kind. */
const REMEMBERED = { accepted: 10, refused: 50 };
/**
 * Page size and page limit, in log entries, of the search for an action that is no longer cached.
 */
const PAGE = 64;
const PAGES = 4;

/** An action that may be a repeat. */
export interface Sent {
  readonly seat: Seat;
  readonly id: string;
  /** The number of the prompt that it answers. */
  readonly basedOn: number;
}

/**
 * The first answers to the newest actions, so that a repeated action counts once and gets the same
 * answer. Older accepted actions are found in the log; older refused ones are checked anew.
 */
export class AnswerCache {
  readonly #accepted = new Map<string, Answer>();
  readonly #refused = new Map<string, Answer>();

  constructor(log: readonly StoredEntry[]) {
    log.forEach(({ entry, clientId }, index) => {
      if (clientId === '' || entry.type === 'check') return;
      this.keep(entry.seat, clientId, accepted(entry.seq, log[index + 1]));
    });
  }

  find(seat: Seat, id: string): Answer | undefined {
    return this.#accepted.get(key(seat, id)) ?? this.#refused.get(key(seat, id));
  }

  keep(seat: Seat, id: string, answer: Answer): void {
    const [kept, most] = answer.ok
      ? [this.#accepted, REMEMBERED.accepted]
      : [this.#refused, REMEMBERED.refused];
    kept.set(key(seat, id), answer);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
  }
}

/**
 * The first answer to an action accepted long ago, or undefined. Only the seat's first entry after
 * the prompt can be that action: a seat that acted has another prompt.
 */
export async function answerInLog(
  readNext: (page: Page) => Promise<readonly StoredEntry[]>,
  sent: Sent,
): Promise<Answer | undefined> {
  let after = sent.basedOn;
  for (let page = 0; page < PAGES; page++) {
    const entries = await readNext({ after, most: PAGE });
    const at = entries.findIndex(({ entry }) => entry.type !== 'check' && entry.seat === sent.seat);
    const found = entries[at];
    if (found) {
      if (found.clientId !== sent.id) return undefined;
      const next = entries[at + 1] ?? (await readNext({ after: found.entry.seq, most: 1 }))[0];
      return accepted(found.entry.seq, next);
    }
    if (entries.length < PAGE) return undefined;
    after = entries.at(-1)?.entry.seq ?? after;
  }
  return undefined;
}

/** A checkpoint that was written with an action counts with it. */
function accepted(seq: number, next: StoredEntry | undefined): Answer {
  return { ok: true, seq: seq + (next?.entry.type === 'check' ? 1 : 0) };
}

function key(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
