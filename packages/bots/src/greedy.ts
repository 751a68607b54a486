import type { AnyGame, Seat } from '@atoll/engine';
import { adviceOf } from './advice.ts';
import type { AdvisingBot, BotTurn, Choice, Evaluate } from './bot.ts';

/**
 * Positions examined for one legal action; the limit keeps an action in the order of milliseconds.
 */
const BUDGET = 60;

/**
 * Determinizes the hidden parts, follows every legal action to the end of its own question, and
 * takes the one with the best position. It looks no further, and not at actions of other seats.
 */
export function greedyBot(evaluate: Evaluate): AdvisingBot {
  const advise = (turn: BotTurn) => adviceOf(weigh(turn, evaluate));
  return {
    id: 'greedy',
    choose(turn) {
      if (turn.aside) return bestAside(turn, evaluate);
      return turn.legal.length === 1 ? turn.legal[0] : advise(turn).action;
    },
    advise,
  };
}

function weigh(
  { game, view, privateView, seat, legal, seed }: BotTurn,
  evaluate: Evaluate,
): readonly Choice[] {
  const imagined = game.determinize({ view, privateView }, seat, seed);
  return legal.map((action) => {
    const search: Search = { game, seat, evaluate, left: BUDGET };
    return { action, expected: worth(search, imagined, action) };
  });
}

/** An action better than letting the moment pass, or undefined. */
function bestAside(turn: BotTurn, evaluate: Evaluate): unknown {
  const { game, view, privateView, seat, seed } = turn;
  const { action, expected } = adviceOf(weigh(turn, evaluate));
  return expected > evaluate(game.determinize({ view, privateView }, seat, seed), seat)
    ? action
    : undefined;
}

interface Search {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly evaluate: Evaluate;
  /** Positions that may still be examined. */
  left: number;
}

/**
 * The best position that an action can lead to while the seat's own question lasts; the search
 * stops at a draw.
 */
function worth(search: Search, state: unknown, action: unknown): number {
  const { game, seat } = search;
  search.left--;
  const step = game.apply(game.clone(state), seat, action);
  if (step.sealed || step.ended) return search.evaluate(step.state, seat);
  const legal = game.activeSeats(step.state).includes(seat)
    ? game.legalActions(step.state, seat)
    : [];
  if (legal.length === 0) return search.evaluate(step.state, seat);
  let most = -Infinity;
  for (const next of legal) {
    most = Math.max(most, worth(search, step.state, next));
    if (search.left <= 0) break;
  }
  return most;
}
