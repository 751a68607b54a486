import type { LocalSession, LocalTurn } from '../../table/session/local-session.ts';
import { createLocalSession } from '../../table/session/local-session.ts';
import { askAdviser } from '../../table/model/advisor.ts';
import type { Locale } from '../../words/locale.ts';
import { randomText } from '../../net/random-text.ts';
import { botsOf, usualBot } from '../room/bots.ts';
import type { Replay } from './load-replay.ts';

/** A match in this page that goes on from a position of a replay. */
export interface PlayedOn {
  readonly session: LocalSession;
  /** After how many actions of the replay it begins. */
  readonly from: number;
  readonly names: readonly string[];
  /** Of the person. */
  readonly seat: number;
}

/** How long a bot waits before it thinks, in ms. */
const PACE = 500;

/**
 * Begins a match where a replay stands: on the seat from which it is seen, or the first, against
 * bots of the usual strength. Undefined where the match is over.
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
    choose: (turn) => chosenBy(bot, { game, turn }),
  });
  return { session, from: replay.position(), names, seat };
}

/** A bot that fails must not end the match: the first legal action stands in. */
async function chosenBy(
  bot: string,
  { game, turn }: { readonly game: string; readonly turn: LocalTurn },
): Promise<unknown> {
  const request = { ...turn, game, bot, seed: randomText(24) };
  const advice = await askAdviser(request, new AbortController().signal);
  if (advice.ok) return advice.action;
  console.warn(advice.error);
  return turn.aside ? undefined : turn.legal[0];
}
