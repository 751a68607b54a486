import type { LocalSession } from '@atoll/table-kit/table/session/local-session.ts';
import { createLocalSession } from '@atoll/table-kit/table/session/local-session.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { randomText } from '../../../net/random-text.ts';
import { choiceOf } from '../../bots/bot-choice.ts';
import { botsOf, usualBot } from '../../bots/bots.ts';
import type { Replay } from '../load-replay.ts';

/** A match in this page that continues from a position of a replay. */
export interface PlayedOn {
  readonly session: LocalSession;
  /** The number of actions of the replay before its start. */
  readonly from: number;
  readonly names: readonly string[];
  /** The seat of the person. */
  readonly seat: number;
}

/** How long a bot waits before it thinks, in ms. */
const PACE = 500;

/**
 * Starts a match at the position of a replay: on the seat of the viewpoint, or the first, against
 * bots of the default strength. Undefined where the match is over.
 */
export async function playOn(
  { session: replay, rules, game, file }: Replay,
  { locale, names }: { readonly locale: Locale; readonly names: readonly string[] },
): Promise<PlayedOn | undefined> {
  const seat = Math.max(0, replay.getState().seat);
  const position = replay.redealt(seat, randomText(24));
  if (position === undefined) return undefined;
  const bot = usualBot(await botsOf(locale, game));
  const session = createLocalSession({
    game: rules,
    begin: { position, options: file.options },
    ...{ names, seat, pace: PACE },
    choose: (turn) => choiceOf(bot, { game, turn }),
  });
  return { session, from: replay.position(), names, seat };
}
