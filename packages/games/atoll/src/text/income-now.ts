import { incomeFor, type Brought } from '../modifiers.ts';
import type { CardId, IncomeChoice } from '../vocabulary.ts';
import { changers, type StandingContext } from './changers.ts';

export interface IncomeNow extends Brought {
  /** The cards that make it differ from the printed one. */
  readonly by: readonly CardId[];
}

/** The yield of an income for a seat at the current table, with its own corals in force. */
export function incomeNow(choice: IncomeChoice, context: StandingContext): IncomeNow {
  const corals = context.view.seats[context.seat]?.reefCorals ?? [];
  return {
    ...incomeFor(context.view, { corals }, choice),
    by: changers(context, (each) => each.modifier === 'income' && each.choice === choice),
  };
}
