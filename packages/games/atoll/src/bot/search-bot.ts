import type { Advice, Bot, BotTurn, Choice } from '@atoll/engine';
import type { AtollAction } from '../action.ts';
import type { AtollView } from '../view.ts';
import { asksForDiscards, uselessCard } from './search/discards.ts';
import { imagine } from './search/imagined-state.ts';
import { plan, worthOf, type Line, type PlanOptions } from './search/plan.ts';

export interface SearchStrength {
  readonly id: string;
  /** Turns that are looked through in all their ways for one decision, about; 1 or more. */
  readonly iterations: number;
}

export type SearchBot = Bot & Required<Pick<Bot, 'advise' | 'weigh'>>;

/** A question within a turn gets this part of the iterations: there is less to choose from. */
const WITHIN = 1 / 4;

/**
 * A player of Atoll that plans its coming turns as far as its pass. What it answers depends on view
 * and legal actions alone.
 */
export function searchBot({ id, iterations }: SearchStrength): SearchBot {
  const advise = (turn: BotTurn): Advice => weigh(turn as AtollTurn, iterations);
  return {
    id,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : advise(turn).action),
    advise,
    weigh: (turn, action) => worthIn(turn as AtollTurn, action as AtollAction, { iterations }),
  };
}

type AtollTurn = Omit<BotTurn, 'view' | 'legal'> & {
  readonly view: AtollView;
  readonly legal: readonly AtollAction[];
};

function weigh({ view, seat, legal }: AtollTurn, iterations: number): Advice {
  const root = imagine(view);
  const within = Math.ceil(iterations * WITHIN);
  if (asksForDiscards(root)) return uselessCard(root, seat, { legal, iterations: within });
  const lines = plan(root, seat, { iterations: root.frames.length > 0 ? within : iterations });
  const named = ({ first, worth }: Line): Choice => ({
    action: legal.find((one) => same(one, first)),
    expected: worth,
  });
  const [best, ...others] = lines;
  const next = others.find(({ first }) => first !== best.first);
  return next ? { ...named(best), next: named(next) } : named(best);
}

/** The cost of looking through a turn for a second and third action, beside its own choice. */
const BESIDE = 1 / 4;

function worthIn(
  { view, seat }: AtollTurn,
  first: AtollAction,
  { iterations }: PlanOptions,
): number | undefined {
  const root = imagine(view);
  if (asksForDiscards(root)) return undefined;
  return worthOf(root, seat, { first, iterations: Math.ceil(iterations * BESIDE) });
}

function same(one: AtollAction, other: AtollAction): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
