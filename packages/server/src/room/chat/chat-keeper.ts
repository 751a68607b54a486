import { setTimeout as wait } from 'node:timers/promises';
import { SAID_KEPT } from '@atoll/protocol';
import { SerialQueue } from '../../match/serial-queue.ts';
import type { Logger } from '../../process/logger.ts';
import type { ChatLine, ChatRange, ChatStore } from '../../store/chat-store.ts';

/** For how long a table that leaves memory waits for a store that hangs. */
const PATIENCE_MS = 5_000;

export interface ChatKeeperParts {
  readonly matchId: string;
  readonly store: ChatStore;
  readonly logger: Logger;
}

/**
 * Keeps what is said at one table, in the order in which it was said and beside all decisions: no
 * move waits for it. A line that cannot be stored was said all the same, and is forgotten when the
 * table leaves memory.
 */
export class ChatKeeper {
  readonly #parts: ChatKeeperParts;
  readonly #queue = new SerialQueue();
  /** Of the last line; so that the log has one entry for each time that the store is away. */
  #state: 'kept' | 'lost' = 'kept';

  constructor(parts: ChatKeeperParts) {
    this.#parts = parts;
  }

  /** Keeps a line as soon as those before it are, if it can. */
  add(line: ChatLine): void {
    void this.#queue.run(() => this.#add(line));
  }

  /** Rejects with `NotStored`. */
  delete(range: ChatRange): Promise<void> {
    const { store, matchId } = this.#parts;
    return this.#queue.run(() => store.delete(matchId, range));
  }

  /** Resolves when everything is kept, or lost; at the latest after `PATIENCE_MS`. */
  async settled(): Promise<void> {
    const late = wait(PATIENCE_MS, undefined, { ref: false });
    await Promise.race([this.#queue.run(async () => undefined), late]);
  }

  async #add(line: ChatLine): Promise<void> {
    const { store, matchId, logger } = this.#parts;
    try {
      await store.add(matchId, line, SAID_KEPT);
      this.#state = 'kept';
    } catch (error) {
      // Never more of the error: some tell the row.
      const failure = (error as Error).name;
      if (this.#state === 'kept')
        logger.warn({ match: matchId, line: line.n, failure }, 'what was said cannot be stored');
      this.#state = 'lost';
    }
  }
}
