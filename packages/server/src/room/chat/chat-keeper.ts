import { setTimeout as wait } from 'node:timers/promises';
import { SAID_KEPT } from '@atoll/protocol';
import { SerialQueue } from '../../match/serial-queue.ts';
import type { Logger } from '../../process/logger.ts';
import type { ChatLine, ChatRange, ChatStore } from '../../store/chat-store.ts';

/** How long a table that leaves memory waits for a store that hangs. */
const STORE_TIMEOUT_MS = 5_000;

export interface ChatKeeperParts {
  readonly matchId: string;
  readonly store: ChatStore;
  readonly logger: Logger;
}

/**
 * Stores the chat of one table, in order and apart from the actions: no action waits for it. A line
 * that could not be stored was sent all the same, and is forgotten when the table leaves memory.
 */
export class ChatKeeper {
  readonly #parts: ChatKeeperParts;
  readonly #queue = new SerialQueue();
  /** Result of the last line, so that an outage of the store is logged once. */
  #state: 'kept' | 'lost' = 'kept';

  constructor(parts: ChatKeeperParts) {
    this.#parts = parts;
  }

  /** Stores a line after the lines before it. */
  add(line: ChatLine): void {
    void this.#queue.run(() => this.#add(line));
  }

  /** Rejects with `NotStored`. */
  delete(range: ChatRange): Promise<void> {
    const { store, matchId } = this.#parts;
    return this.#queue.run(() => store.delete(matchId, range));
  }

  /** Resolves when every line is stored, or lost; after `PATIENCE_MS` at the latest. */
  async settled(): Promise<void> {
    const late = wait(STORE_TIMEOUT_MS, undefined, { ref: false });
    await Promise.race([this.#queue.run(async () => undefined), late]);
  }

  async #add(line: ChatLine): Promise<void> {
    const { store, matchId, logger } = this.#parts;
    try {
      await store.add(matchId, line, SAID_KEPT);
      this.#state = 'kept';
    } catch (error) {
      // Only the name: the message of some errors contains the row.
      const failure = (error as Error).name;
      if (this.#state === 'kept')
        logger.warn({ match: matchId, line: line.n, failure }, 'the chat cannot be stored');
      this.#state = 'lost';
    }
  }
}
