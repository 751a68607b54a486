/** The data by which the list of public tables is ordered. */
export interface Listed {
  /** The network that the table is held open from. */
  readonly from: string;
  /** In ms since 1970. */
  readonly createdAt: number;
}

/**
 * The newest table of every network, newest first, then the second of each, and so on: opening many
 * tables does not hide those of others.
 */
export function inFairTurns<T extends Listed>(tables: readonly T[]): readonly T[] {
  const turns = new Map<string, number>();
  const newest = [...tables].sort((a, b) => b.createdAt - a.createdAt);
  const taken = newest.map((table) => {
    const turn = turns.get(table.from) ?? 0;
    turns.set(table.from, turn + 1);
    return { table, turn };
  });
  return taken.sort((a, b) => a.turn - b.turn).map(({ table }) => table);
}
