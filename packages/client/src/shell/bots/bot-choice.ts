import { randomText } from '../../net/random-text.ts';
import { askAdviser } from './ask-bot.ts';
import type { LocalTurn } from '@atoll/table-kit/table/session/local-session.ts';

/** The decision of a bot in a match inside the page. A bot that fails must not end the match. */
export async function choiceOf(
  bot: string,
  { game, turn }: { readonly game: string; readonly turn: LocalTurn },
): Promise<unknown> {
  const request = { ...turn, game, bot, seed: randomText(24) };
  const advice = await askAdviser(request, new AbortController().signal);
  if (advice.ok) return advice.action;
  console.warn(advice.error);
  return turn.aside ? undefined : turn.legal[0];
}
