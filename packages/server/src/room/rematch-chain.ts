import type { MatchRecord } from '../store/match-store.ts';

/** How many matches have their newest known rematch cached. */
const KNOWN = 1000;

/**
 * Finds the newest of a chain of rematches. A chain may be thousands long: known links are skipped.
 */
export class RematchChain {
  /** From a match to a later one of its chain, both by their ids. */
  readonly #later = new Map<string, string>();

  /** Undefined if a match of the chain no longer exists. */
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
