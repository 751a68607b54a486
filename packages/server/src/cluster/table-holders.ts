import { setTimeout as wait } from 'node:timers/promises';
import { matchMaker } from 'colyseus';
import { Unreadable } from '../store/match-store.ts';
import type { ServerLiveness } from './server-liveness.ts';
import type { Entry, TableList } from './table-list.ts';

/**
 * A request is answered or refused within this many ms; longer than a list takes to settle, even
 * twice.
 */
const TIMEOUT_MS = 8_000;
/** Interval between two looks at the list, in ms. */
const STEP = 100;

/** Finds the holder of a table that is not open here, and tells whether it may be opened. */
export class TableHolders {
  readonly #list: TableList;
  readonly #liveness: ServerLiveness;

  constructor(list: TableList, liveness: ServerLiveness) {
    this.#list = list;
    this.#liveness = liveness;
  }

  /** Resolves once the list is reliable. Throws `Unreadable` when that takes too long. */
  async settled(): Promise<void> {
    await this.#look('', ({ settlesIn }) => (settlesIn === 0 ? true : undefined));
  }

  /**
   * Whether a live server holds a table; the entry of a dead one is removed. A table that is not
   * listed may only be opened when any holder has had the time to list it. Throws `Unreadable` when
   * that takes too long.
   */
  holds(matchId: string): Promise<boolean> {
    return this.#look(matchId, async ({ processId, settlesIn }) => {
      const stale = processId === matchMaker.processId;
      if (processId !== '' && !stale && (await this.#liveness.lives(processId))) return true;
      if (settlesIn > 0) return undefined;
      if (processId !== '') await this.#list.drop(matchId, processId);
      return false;
    });
  }

  async #look<T>(
    matchId: string,
    judge: (entry: Entry) => T | undefined | Promise<T | undefined>,
  ): Promise<T> {
    for (
      const begin = performance.now();
      performance.now() - begin < TIMEOUT_MS;
      await wait(STEP)
    ) {
      const judged = await judge(await this.#list.look(matchId));
      if (judged !== undefined) return judged;
    }
    throw new Unreadable('the list of tables is not complete yet');
  }
}
