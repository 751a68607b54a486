import { Unreadable } from '../store/match-store.ts';

/** Rejects with `Unreadable` for any failure of Redis: the request may be repeated soon. */
export async function orUnreadable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Unreadable
      ? error
      : new Unreadable('the list of tables cannot be reached', { cause: error });
  }
}
