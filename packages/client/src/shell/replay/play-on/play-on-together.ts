import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { errorWords } from '../../error-words.ts';
import { openFrom } from '../../lobby/invite/enter.ts';
import { lastName } from '../../person.ts';
import type { Replay } from '../load-replay.ts';

/**
 * Opens a table that continues from the position of a replay, to which others can be invited, and
 * goes there: on the seat of the viewpoint, or the first. Resolves to an error text on failure.
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
