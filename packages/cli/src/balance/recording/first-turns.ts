import type { Balance } from '@atoll/catalog';
import { type AnyGame, type Bot, knowledgeOf, type Seat } from '@atoll/engine';

/** The game, and the bot of every seat. */
export interface Setting {
  readonly game: AnyGame;
  readonly balance: Balance;
  readonly bot: Bot;
}

/** More actions than any way to the next turn takes. */
const FAR = 200;

/**
 * The choice of each seat at the start of its next turn after an action, with the bots playing on;
 * undefined for a seat that has no next turn.
 */
export function firstTurns(
  { game, balance, bot }: Setting,
  before: unknown,
  { action, seed }: { readonly action: unknown; readonly seed: string },
): ReadonlyMap<Seat, unknown> {
  const chosen = new Map<Seat, unknown>();
  const [first] = game.activeSeats(before);
  if (first === undefined) return chosen;
  let { state } = game.apply(game.clone(before), first, action);
  for (let count = 0; count < FAR; count++) {
    const [seat] = game.activeSeats(state);
    if (seat === undefined) break;
    const begins = balance.questionOf(state) === balance.questions[0]?.id;
    if (begins && chosen.has(seat)) break;
    // The same seed for the same turn, however many questions came before it.
    const chance = `${seed} ${seat} ${begins ? 'turn' : count}`;
    const choice = bot.choose({
      game,
      ...knowledgeOf(game, state, seat),
      seat,
      legal: game.legalActions(state, seat),
      seed: chance,
    });
    if (begins) chosen.set(seat, choice);
    ({ state } = game.apply(game.clone(state), seat, choice));
  }
  return chosen;
}
