import { NoRoom, NotKept, shelf, type Shelf } from './database.ts';

/** The file of a finished match whose replay was opened. */
export interface DeviceReplay {
  /** The id of the match. */
  readonly id: string;
  readonly game: string;
  readonly seats: readonly { readonly name: string; readonly kind: 'person' | 'bot' }[];
  /** When it was last opened, in ms since 1970. */
  readonly at: number;
  readonly text: string;
}

/** How many replays a device stores; the oldest are deleted. */
export const MOST_REPLAYS = 20;

/** The replays that were opened last, for when the server does not answer. */
export class DeviceReplays {
  readonly #shelf: Shelf<DeviceReplay>;
  readonly #now: () => number;

  constructor(kept: Shelf<DeviceReplay>, now: () => number = Date.now) {
    this.#shelf = kept;
    this.#now = now;
  }

  /** The newest first. */
  async list(): Promise<readonly DeviceReplay[]> {
    return (await this.#shelf.list()).toSorted((a, b) => b.at - a.at);
  }

  async find(id: string): Promise<DeviceReplay | undefined> {
    return this.#shelf.find(id);
  }

  /** Stores the file of a match. A lack of room is ignored: the file can be fetched again. */
  async keep(replay: Omit<DeviceReplay, 'at'>): Promise<void> {
    try {
      await this.#shelf.put({ ...replay, at: this.#now() });
      const oldest = (await this.list()).slice(MOST_REPLAYS);
      await Promise.all(oldest.map(({ id }) => this.#shelf.remove(id)));
    } catch (error) {
      if (!(error instanceof NoRoom || error instanceof NotKept)) throw error;
    }
  }
}

export const deviceReplays = new DeviceReplays(shelf<DeviceReplay>('replays'));
