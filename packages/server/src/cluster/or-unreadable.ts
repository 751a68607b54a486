import { Unreadable } from '../store/match-store.ts';

/**
 * Whatever goes wrong with Redis, the question may be asked again soon: rejects with `Unreadable`.
 */
export async function orUnreadable<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof Unreadable
      ? error
      : new Unreadable('the list of tables cannot be reached', { cause: error });
  }
}
