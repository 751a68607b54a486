import type { Advice, Bot, BotTurn, Choice } from '@atoll/engine';
import type { HiddenArkAction } from '../action.ts';
import { determinize } from '../determinize.ts';
import { NONE } from '../numbers.ts';
import type { HiddenArkState } from '../state.ts';
import type { HiddenArkView } from '../view.ts';
import { blurred } from './noise.ts';
import { standing, toCome } from './evaluate.ts';
import { plan, type Line } from './search/plan.ts';
import { followed, hasEnded, type Judge } from './search/steps.ts';

export interface SearchStrength {
  readonly id: string;
  /** The approximate number of turns searched for one decision; 1 or more. */
  readonly iterations: number;
  /** The standard deviation of its misjudgement of a turn, in points; 0 or more. */
  readonly blur?: number;
  /** Its judge, if not the best yield. */
  readonly judge?: Judge;
}

export type SearchBot = Bot & Required<Pick<Bot, 'advise' | 'weigh'>>;

/**
 * A player of Hidden Ark that plans whole turns. Its answers depend on view, legal actions and the
 * seed of the turn alone.
 */
export function searchBot(strength: SearchStrength): SearchBot {
  const advise = (turn: BotTurn): Advice => weigh(turn as ArkTurn, strength);
  return {
    id: strength.id,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : advise(turn).action),
    advise,
    weigh: (turn, action) => worthIn(turn as ArkTurn, action as HiddenArkAction, strength),
  };
}

/** A question within a turn is answered by searching the rest of that turn only. */
const WITHIN = 1;

/** Whether the main choice of the turn is still open: what to take, or which column to use. */
function isFree({ frames, phase, turn }: HiddenArkState): boolean {
  return frames.length === 0 && (phase !== 'action' || turn.column === NONE);
}

type ArkTurn = Omit<BotTurn, 'view' | 'legal'> & {
  readonly view: HiddenArkView;
  readonly legal: readonly HiddenArkAction[];
};

/**
 * The worth of the best end of the turn after an action; undefined for tiles taken unseen, which
 * cannot be weighed.
 */
function worthIn(
  { view, seat }: ArkTurn,
  action: HiddenArkAction,
  { judge = standing }: SearchStrength,
): number | undefined {
  if (action.type === 'draw' || action.type === 'investigate') return undefined;
  const root = determinize(view, `${view.round} ${view.turn.seat}`);
  const { state } = followed({ state: root, first: undefined }, action);
  if (hasEnded(state, root)) return judge(state, seat);
  return plan(state, { iterations: WITHIN, judge })[0]?.worth;
}

function weigh(turn: ArkTurn, strength: SearchStrength): Advice {
  const { view, legal, seat, seed } = turn;
  const { iterations, blur = 0, judge = standing } = strength;
  const root = determinize(view, `${view.round} ${view.turn.seat}`);
  const free = isFree(root);
  const lines = plan(root, { iterations: free ? iterations : WITHIN, judge, among: legal });
  if (lines.length === 0) return leftOut(turn, strength);
  const [best, next] = blurred(lines, { blur: free ? blur : 0, seed });
  const beyond = toCome(root, seat);
  const named = ({ first, worth }: Line): Choice => ({
    action: legal.find((one) => JSON.stringify(one) === JSON.stringify(first)),
    expected: worth + beyond,
  });
  const choice = named(best as Line);
  return next ? { ...choice, next: named(next) } : choice;
}

/** The best of the actions if the search of a turn leaves all of them out. */
function leftOut(turn: ArkTurn, strength: SearchStrength): Advice {
  const choices = turn.legal.map((action) => ({
    action,
    expected: worthIn(turn, action, strength) ?? -Infinity,
  }));
  const [best, next] = choices.toSorted((a, b) => b.expected - a.expected);
  return next ? { ...(best as Choice), next } : (best as Choice);
}
