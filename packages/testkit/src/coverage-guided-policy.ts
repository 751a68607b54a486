import type { AnyGame, Seat } from '@atoll/engine';
import { itemName, type CoverageDefinition, type CoveredStep, type IsTarget } from './coverage.ts';
import { randomPolicy, type Policy, type Turn } from './policy.ts';

export interface CoverageGoal {
  /**
   * The items that the policy aims for. It depends on the match alone, so that a match can be
   * repeated from its seed; results of other matches must not count.
   */
  readonly isTarget: IsTarget;
  /** The policy where no wished item is in reach; default random. */
  readonly otherwise?: Policy;
}

/** Steps examined for one legal action. */
const BUDGET = 12;

/**
 * Aims for actions that would show a wished item that this match has not shown yet, as far as its
 * own question reaches.
 */
export function coverageGuidedPolicy(
  definition: CoverageDefinition,
  { isTarget, otherwise = randomPolicy }: CoverageGoal,
): Policy {
  const met = new Set<string>();
  const fresh = (step: CoveredStep): readonly string[] => {
    const found: string[] = [];
    definition.seen(step, (category, item) => {
      const name = itemName(category, item);
      if (!met.has(name) && isTarget(category, item)) found.push(name);
    });
    return found;
  };
  return (turn) => {
    const goal =
      turn.legal.length === 1
        ? undefined
        : turn.legal.find((action) => leadsTo(fresh, turn, action));
    const action = goal ?? otherwise(turn);
    const { game, state, seat } = turn;
    const step = game.apply(game.clone(state), seat, action);
    for (const item of fresh({
      before: state,
      after: step.state,
      seat,
      action,
      events: step.events,
    }))
      met.add(item);
    return action;
  };
}

/** Whether an action, or an answer to a question that it opens, shows a new item. */
function leadsTo(
  fresh: (step: CoveredStep) => readonly string[],
  { game, state, seat }: Turn,
  action: unknown,
): boolean {
  const search: Search = { game, seat, fresh, left: BUDGET };
  return reaches(search, state, action);
}

interface Search {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly fresh: (step: CoveredStep) => readonly string[];
  left: number;
}

function reaches(search: Search, before: unknown, action: unknown): boolean {
  const { game, seat } = search;
  search.left--;
  const { state: after, events, sealed, ended } = game.apply(game.clone(before), seat, action);
  if (search.fresh({ before, after, seat, action, events }).length > 0) return true;
  if (sealed || ended || !game.activeSeats(after).includes(seat)) return false;
  for (const next of game.legalActions(after, seat)) {
    if (search.left <= 0) return false;
    if (reaches(search, after, next)) return true;
  }
  return false;
}
