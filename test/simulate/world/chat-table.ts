type Row = Readonly<Record<string, unknown>>;

/** What was said, as PostgreSQL holds it: by match, and then by the number of the line. */
export class ChatTable {
  readonly #lines = new Map<string, Map<number, Row>>();
  readonly #reports = new Map<string, Row>();

  /** The lines of a match, in the order of their numbers, those that were deleted too. */
  ofMatch(matchId: string): readonly Row[] {
    const lines = [...(this.#lines.get(matchId)?.values() ?? [])];
    return lines.sort((one, other) => Number(one['n']) - Number(other['n']));
  }

  /** Drops the lines up to a number, and returns how many there were. */
  drop([matchId, last]: readonly unknown[]): number {
    const lines = this.#lines.get(String(matchId));
    const dropped = [...(lines?.keys() ?? [])].filter((n) => n <= Number(last));
    for (const n of dropped) lines?.delete(n);
    return dropped.length;
  }

  /** Adds a line; gives how many were added. */
  add(values: readonly unknown[]): number {
    const [matchId, n, seat, at, phrase, text] = values;
    const lines = this.#lines.get(String(matchId)) ?? new Map<number, Row>();
    this.#lines.set(String(matchId), lines);
    if (lines.has(Number(n))) return 0;
    lines.set(Number(n), { match_id: matchId, n, seat, at, phrase, text });
    return 1;
  }

  /** The numbers of the lines of a match that were reported. */
  reportedOf(matchId: string): readonly Row[] {
    const keys = [...this.#reports.keys()].map((key) => key.split(' '));
    const numbers = new Set(keys.flatMap(([of, n]) => (of === matchId ? [Number(n)] : [])));
    return [...numbers].map((n) => ({ n }));
  }

  delete([matchId, from, to]: readonly unknown[]): number {
    const lines = this.#lines.get(String(matchId));
    const gone = [...(lines ?? [])].filter(([n]) => n >= Number(from) && n <= Number(to));
    for (const [n, row] of gone) lines?.set(n, { ...row, seat: -1, at: 0, phrase: '', text: '' });
    return gone.length;
  }

  /** Gives whether the line was not reported by that seat yet. */
  report(values: readonly unknown[]): number {
    const key = [values[0], values[1], values[6]].join(' ');
    if (this.#reports.has(key)) return 0;
    this.#reports.set(key, { ...values });
    return 1;
  }
}
