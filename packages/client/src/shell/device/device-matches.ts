import { NoRoom, NotKept, shelf, type Shelf } from './database.ts';
import type { DeviceMatch } from './device-match.ts';

/**
 * How many matches a device stores; beyond that finished ones are deleted first, the oldest first.
 */
export const MOST_MATCHES = 30;

/** The matches that were started on this device without a server. */
export class DeviceMatches {
  readonly #shelf: Shelf<DeviceMatch>;
  readonly #listeners = new Set<() => void>();
  /** Matches without room in the store; they last as long as the page. */
  readonly #unkept = new Map<string, DeviceMatch>();

  constructor(kept: Shelf<DeviceMatch>) {
    this.#shelf = kept;
  }

  /** Calls the listener when a match was added, removed or finished. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** The newest first. */
  async list(): Promise<readonly DeviceMatch[]> {
    return (await this.#shelf.list()).toSorted((a, b) => b.at - a.at);
  }

  async find(id: string): Promise<DeviceMatch | undefined> {
    return (await this.#shelf.find(id)) ?? this.#unkept.get(id);
  }

  /** Stores the state of a match. Rejects with `NoRoom` or `NotKept`. */
  async keep(match: DeviceMatch): Promise<void> {
    await this.#shelf.put(match);
    this.#notify();
  }

  /**
   * Stores a new match, and deletes those beyond the limit, finished ones first. When nothing can
   * be stored, it can still be played while the page is open.
   */
  async begin(match: DeviceMatch): Promise<void> {
    const others = await this.list();
    const isOver = ({ told: seated }: DeviceMatch): boolean => seated.phase === 'over';
    const kept = [...others.filter((one) => !isOver(one)), ...others.filter(isOver)];
    await Promise.all(kept.slice(MOST_MATCHES - 1).map(({ id }) => this.#shelf.remove(id)));
    await this.keep(match).catch((error: unknown) => {
      if (!(error instanceof NoRoom || error instanceof NotKept)) throw error;
      this.#unkept.set(match.id, match);
    });
  }

  async forget(id: string): Promise<void> {
    await this.#shelf.remove(id);
    this.#notify();
  }

  #notify(): void {
    this.#listeners.forEach((listen) => listen());
  }
}

export const deviceMatches = new DeviceMatches(shelf<DeviceMatch>('matches'));
