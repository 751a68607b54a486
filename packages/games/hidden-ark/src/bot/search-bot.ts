import type { Advice, Bot, BotTurn, Choice } from '@atoll/engine';
import type { HiddenArkAction } from '../action.ts';
import { determinize } from '../determinize.ts';
import { NONE } from '../numbers.ts';
import type { HiddenArkState } from '../state.ts';
import type { HiddenArkView } from '../view.ts';
import { plan, type Line } from './search/plan.ts';

export interface SearchStrength {
  readonly id: string;
  /** Turns that are looked through for one decision, about; 1 or more. */
  readonly iterations: number;
}

export type SearchBot = Bot & Required<Pick<Bot, 'advise'>>;

/**
 * A player of Hidden Ark that plans whole turns. What it answers depends on view and legal actions
 * alone.
 */
export function searchBot({ id, iterations }: SearchStrength): SearchBot {
  const advise = (turn: BotTurn): Advice => weigh(turn as ArkTurn, iterations);
  return {
    id,
    choose: (turn) => (turn.legal.length === 1 ? turn.legal[0] : advise(turn).action),
    advise,
  };
}

/** A question within a turn is answered by looking through the rest of that turn alone. */
const WITHIN = 1;

/** Whether the turn is still to be chosen: what is taken, or which column is used. */
function isFree({ frames, phase, turn }: HiddenArkState): boolean {
  return frames.length === 0 && (phase !== 'action' || turn.column === NONE);
}

type ArkTurn = Omit<BotTurn, 'view' | 'legal'> & {
  readonly view: HiddenArkView;
  readonly legal: readonly HiddenArkAction[];
};

function weigh({ view, legal }: ArkTurn, iterations: number): Advice {
  const root = determinize(view, `${view.round} ${view.turn.seat}`);
  const [best, next] = plan(root, { iterations: isFree(root) ? iterations : WITHIN });
  const named = ({ first, worth }: Line): Choice => ({
    action: legal.find((one) => JSON.stringify(one) === JSON.stringify(first)),
    expected: worth,
  });
  return next ? { ...named(best), next: named(next) } : named(best);
}
