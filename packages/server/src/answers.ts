import type { Seat } from '@atoll/engine';
import type { Answer } from '@atoll/protocol';
import type { StoredEntry } from './store/match-store.ts';

/** How many refusals are remembered; what was accepted is remembered for good, by the log. */
const REFUSALS = 200;

/** The first answer to every decision, so that a decision which is sent twice counts once. */
export class Answers {
  readonly #accepted = new Map<string, Answer>();
  readonly #refused = new Map<string, Answer>();

  constructor(log: readonly StoredEntry[]) {
    log.forEach(({ entry, clientId }, index) => {
      if (clientId === '' || entry.type === 'check') return;
      const checked = log[index + 1]?.entry.type === 'check';
      this.keep(entry.seat, clientId, { ok: true, seq: entry.seq + (checked ? 1 : 0) });
    });
  }

  find(seat: Seat, id: string): Answer | undefined {
    return this.#accepted.get(key(seat, id)) ?? this.#refused.get(key(seat, id));
  }

  keep(seat: Seat, id: string, answer: Answer): void {
    if (answer.ok) {
      this.#accepted.set(key(seat, id), answer);
      return;
    }
    this.#refused.set(key(seat, id), answer);
    const [oldest] = this.#refused.keys();
    if (this.#refused.size > REFUSALS && oldest !== undefined) this.#refused.delete(oldest);
  }
}

function key(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
