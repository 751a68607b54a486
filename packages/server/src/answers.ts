import type { Seat } from '@atoll/engine';
import type { Answer } from '@atoll/protocol';
import type { StoredEntry } from './store/match-store.ts';

/** How many answers of each kind are remembered. */
const REMEMBERED = 50;

/**
 * The first answers to the newest decisions, so that a decision which is sent twice counts once and is told so. One that
 * is older still cannot count again: its question has been answered.
 */
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
    const kept = answer.ok ? this.#accepted : this.#refused;
    kept.set(key(seat, id), answer);
    const [oldest] = kept.keys();
    if (kept.size > REMEMBERED && oldest !== undefined) kept.delete(oldest);
  }
}

function key(seat: Seat, id: string): string {
  return `${seat} ${id}`;
}
