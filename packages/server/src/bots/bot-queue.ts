/** The requester on whose behalf a bot thinks. */
export interface Asker {
  /** The network from which the table is played, as the limits count it. */
  readonly network: string;
  /** The id of the match. */
  readonly table: string;
  /** Whether a person plays there right now; without one no person waits. */
  readonly attended: boolean;
}

/**
 * The requests that wait for a thread. Networks take turns, and so do the tables of one network:
 * however many tables one network opens, the others wait for one request of it at a time.
 */
export class BotQueue<T> {
  readonly #networks = new Map<string, Map<string, T[]>>();

  add(item: T, { network, table }: Asker): void {
    const tables = this.#networks.get(network) ?? new Map<string, T[]>();
    this.#networks.set(network, tables.set(table, [...(tables.get(table) ?? []), item]));
  }

  /** Removes and returns the next in turn; undefined when the queue is empty. */
  take(): T | undefined {
    const [turn] = this.#networks;
    if (!turn) return undefined;
    const [network, tables] = turn;
    const [[table, [item, ...rest]]] = tables as unknown as [[string, [T, ...T[]]]];
    // After its turn a network, or table, goes to the end of the queue.
    tables.delete(table);
    this.#networks.delete(network);
    if (rest.length > 0) tables.set(table, rest);
    if (tables.size > 0) this.#networks.set(network, tables);
    return item;
  }
}
