import type { MatchRecord } from '../store/match-store.ts';

/** Of so many matches is known where their rematches led when that was asked last. */
const KNOWN = 1000;

/**
 * Finds the newest of a row of rematches. A row may be thousands long: what was gone once is not
 * gone again.
 */
export class RematchWay {
  /** From a match to a later one of its row, both by their ids. */
  readonly #later = new Map<string, string>();

  /** Undefined where a match of the row is no longer there. */
  async newestOf(
    first: MatchRecord,
    find: (matchId: string) => Promise<MatchRecord | undefined>,
  ): Promise<MatchRecord | undefined> {
    let match: MatchRecord | undefined = first;
    let next = this.#later.get(first.matchId) ?? nextOf(first);
    while (next !== '') {
      match = await find(next);
      if (!match) break;
      this.#remember(first.matchId, next);
      next = nextOf(match);
    }
    return match;
  }

  #remember(first: string, later: string): void {
    this.#later.delete(first);
    this.#later.set(first, later);
    const [oldest] = this.#later.keys();
    if (this.#later.size > KNOWN && oldest !== undefined) this.#later.delete(oldest);
  }
}

const nextOf = ({ table }: MatchRecord): string => table.rematch?.next ?? '';
