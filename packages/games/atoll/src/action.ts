import type { CardId, IncomeChoice, Side } from './vocabulary.ts';

/**
 * The actions that a seat may start on its turn (rulebook, "Main Actions" and "Support Actions").
 */
export type TurnAction =
  | { readonly type: 'buyCoral'; readonly card: CardId }
  | { readonly type: 'buyAnimal'; readonly card: CardId }
  | { readonly type: 'feed'; readonly card: CardId }
  | { readonly type: 'useCoral'; readonly card: CardId }
  | { readonly type: 'grow' }
  | { readonly type: 'purify' }
  | { readonly type: 'sell' }
  | { readonly type: 'bloom' }
  | { readonly type: 'pass' };

/** The answers to a pending question of an action or effect of the seat. */
export type Answer =
  /** Where a bought card goes. */
  | { readonly type: 'cell'; readonly x: number; readonly y: number }
  /** How many fish scales stand in for coins or plankton; the rest is paid in kind. */
  | { readonly type: 'pay'; readonly scales: number }
  /** Which of the ways of an "or" feeding, counted from 0 as printed. */
  | { readonly type: 'branch'; readonly index: number }
  /** A reduction is met by reducing an own animal … */
  | { readonly type: 'reduce'; readonly card: CardId }
  /** … by naming an own sheltered animal, which keeps its level … */
  | { readonly type: 'shelter'; readonly card: CardId }
  /** … or by a hunt on another atoll (alone: in the offer). */
  | { readonly type: 'hunt'; readonly card: CardId }
  /** The animal or coral that the effect under way is for. */
  | { readonly type: 'choose'; readonly card: CardId }
  /** A colony on an empty side of a coral. */
  | { readonly type: 'side'; readonly card: CardId; readonly side: Side }
  /** How many coins a Seaweed Sale buys. */
  | { readonly type: 'amount'; readonly count: number }
  | { readonly type: 'yes' }
  | { readonly type: 'no' }
  | { readonly type: 'income'; readonly choice: IncomeChoice }
  /** Closes a set that is chosen one by one, or declines an optional question. */
  | { readonly type: 'done' };

export type AtollAction = TurnAction | Answer;
export type ActionType = AtollAction['type'];
