/** Which bots play on for people. */
interface StandIns {
  /** Told with this entry of the log: the first that followed. */
  readonly since: number;
  /** By seat, '' for none. */
  readonly bots: readonly string[];
}

/**
 * Which bots play on for people, as late as the match itself is shown: who leaves a seat to one, or
 * gives up, has done something in that match. No log holds it; what began before the server did
 * counts as begun when it is heard of, which is never too early.
 */
export class LateStandIns {
  /** Oldest first; the last is how it is. */
  #standings: readonly StandIns[];

  constructor(seats: number) {
    this.#standings = [{ since: 0, bots: Array.from({ length: seats }, () => '') }];
  }

  /** To be told whenever it may have changed, with how long the log is by then. */
  note(bots: readonly string[], seq: number): void {
    const since = seq + 1;
    const now = this.#standings.at(-1) as StandIns;
    if (bots.length === now.bots.length && bots.every((bot, seat) => bot === now.bots[seat]))
      return;
    // Of what changed twice between two entries only the end is told.
    const before = this.#standings.filter((standing) => standing.since < since);
    this.#standings = [...before, { since, bots }];
  }

  /** The bot of a seat for whom as many entries are shown; never fewer than the last time. */
  of(seat: number, shown: number): string {
    const told = this.#standings.findLastIndex(({ since }) => since <= shown);
    if (told > 0) this.#standings = this.#standings.slice(told);
    return this.#standings[0]?.bots[seat] ?? '';
  }
}
