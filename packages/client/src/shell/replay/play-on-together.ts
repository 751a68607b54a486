import type { Locale } from '../../words/locale.ts';
import { errorWords } from '../error-words.ts';
import { openFrom } from '../lobby/enter.ts';
import { lastName } from '../person.ts';
import type { Replay } from './load-replay.ts';

/**
 * Opens a table that goes on from where a replay stands, to which others can be invited, and goes
 * there: on the seat from which it is seen, or the first. Resolves to what went wrong, in words.
 */
export async function playOnTogether(
  { session, game, matchId, file }: Replay,
  locale: Locale,
): Promise<string | undefined> {
  const knownTo = Math.max(0, session.getState().seat);
  const name = lastName() || (file.seats[knownTo]?.name ?? '');
  const from = { match: matchId, action: session.position(), knownTo };
  try {
    await openFrom(from, { game, seats: file.seats.length, name });
    return undefined;
  } catch (error) {
    return errorWords(locale, error);
  }
}
