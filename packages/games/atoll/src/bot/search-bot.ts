import type { Advice, Bot, BotTurn, Choice } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import type { AtollView } from '../view.ts';
import { asksForDiscards, uselessCard } from './search/discards.ts';
import { evaluatePlan } from './search/evaluate-plan.ts';
import { imagine } from './search/imagined-state.ts';
import { plan, worthOf, type Line, type PlanOptions } from './search/plan.ts';

export interface SearchStrength extends PlanOptions {
  readonly id: string;
}

export type SearchBot = Bot & Required<Pick<Bot, 'advise' | 'weigh'>>;

/** A question within a turn gets this share of the iterations, since it has fewer choices. */
const WITHIN = 1 / 4;

/**
 * Positions examined for one action of a later turn. Two of three among twelve have the same worth
 * as another one.
 */
const LOOK_AHEAD = 3;

/** How the bots searched until 2026, for comparisons; they judged by the estimate of the game. */
export const SEARCH_2026 = { lookAhead: 12, rivals: 'as in the best line' } as const;

/**
 * A player of Atoll that plans its coming turns up to its pass. Its answers depend on view and
 * legal actions alone.
 */
export function searchBot({ id, ...given }: SearchStrength): SearchBot {
  const options: PlanOptions = {
    judge: evaluatePlan,
    lookAhead: LOOK_AHEAD,
    rivals: 'by offer',
    ...given,
  };
  const advise = (turn: BotTurn): Advice => weigh(turn as AtollTurn, options);
  return {
    id,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : advise(turn).action),
    advise,
    weigh: (turn, action) => worthIn(turn as AtollTurn, action as AtollAction, options),
  };
}

type AtollTurn = Omit<BotTurn, 'view' | 'legal'> & {
  readonly view: AtollView;
  readonly legal: readonly AtollAction[];
};

function weigh({ view, seat, legal }: AtollTurn, options: PlanOptions): Advice {
  const root = imagine(view);
  const within = { ...options, iterations: Math.ceil(options.iterations * WITHIN) };
  if (asksForDiscards(root)) return uselessCard(root, seat, { legal, ...within });
  const lines = plan(root, seat, { ...(root.frames.length > 0 ? within : options), among: legal });
  const named = ({ first, worth }: Line): Choice => ({
    action: legal.find((one) => same(one, first)),
    expected: worth,
  });
  const [best, ...others] = lines;
  const next = others.find(({ first }) => first !== best.first);
  return next ? { ...named(best), next: named(next) } : named(best);
}

/** The share of iterations for weighing each further action, beside its own choice. */
const BESIDE = 1 / 4;

function worthIn(
  { view, seat }: AtollTurn,
  first: AtollAction,
  options: PlanOptions,
): number | undefined {
  const root = imagine(view);
  if (asksForDiscards(root)) return undefined;
  const iterations = Math.ceil(options.iterations * BESIDE);
  return worthOf(root, seat, { ...options, first, iterations });
}

function same(one: AtollAction, other: AtollAction): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
