/** The bots that play on for people, from one log entry on. */
interface StandIns {
  /** Shown together with this log entry, the first that followed. */
  readonly since: number;
  /** By seat, '' for none. */
  readonly bots: readonly string[];
}

/**
 * The bots that play on for people, delayed like the match itself: a person who hands a seat to a
 * bot, or concedes, has acted in the match. No log holds it. A stand-in from before the server's
 * start counts as begun when it is first noted, which is never too early.
 */
export class LateStandIns {
  /** Oldest first; the last is the current one. */
  #standings: readonly StandIns[];

  constructor(seats: number) {
    this.#standings = [{ since: 0, bots: Array.from({ length: seats }, () => '') }];
  }

  /** Call whenever the stand-ins may have changed, with the current length of the log. */
  note(bots: readonly string[], seq: number): void {
    const since = seq + 1;
    const now = this.#standings.at(-1) as StandIns;
    if (bots.length === now.bots.length && bots.every((bot, seat) => bot === now.bots[seat]))
      return;
    // Of several changes between two entries only the last is shown.
    const before = this.#standings.filter((standing) => standing.since < since);
    this.#standings = [...before, { since, bots }];
  }

  /**
   * The bot of a seat for a viewer who is shown `shown` entries; never fewer than in the last call.
   */
  of(seat: number, shown: number): string {
    const visible = this.#standings.findLastIndex(({ since }) => since <= shown);
    if (visible > 0) this.#standings = this.#standings.slice(visible);
    return this.#standings[0]?.bots[seat] ?? '';
  }
}
