import type { AnimalFilter, CardId, OfferName, Op } from './vocabulary.ts';

/** A way in which one reduction of a feeding is met. */
export interface Named {
  readonly card: CardId;
  readonly way: 'reduce' | 'shelter' | 'hunt';
}

interface Meal {
  readonly named: readonly Named[];
}

/**
 * A set that is chosen one by one, in any order: the cards so far, in the order in which they came.
 */
interface Gathering {
  readonly chosen?: readonly CardId[];
}
/**
 * At least one must be chosen, or the action would have no outcome (rulebook, additional rule 4).
 */
interface Compelled {
  readonly least?: 1;
}

/** Ops of cards, with their progress while they are under way. */
export type CardTask = Op & Gathering & Compelled;

/** Tasks of the rules themselves: the steps of actions, feedings and Recovery. */
export type RuleTask =
  | { readonly op: 'charge'; readonly of: 'coins' | 'plankton'; readonly amount: number }
  | { readonly op: 'placeCoral' }
  | { readonly op: 'placeAnimal' }
  /** Triggers cards that react to the purchase of this coral. */
  | { readonly op: 'announce' }
  /** The card's own effects on arrival. */
  | { readonly op: 'enter' }
  | { readonly op: 'refill'; readonly offer: OfferName; readonly slot: number }
  | { readonly op: 'branch' }
  /** `distinct` 1: each reduction must name another animal. */
  | ({
      readonly op: 'prey';
      readonly filter: AnimalFilter;
      readonly left: number;
      readonly distinct: 0 | 1;
    } & Meal)
  | ({ readonly op: 'devour' } & Meal)
  | { readonly op: 'fed'; readonly tokens: 1 | 2 }
  | { readonly op: 'partner' }
  /**
   * Animals that reached their top during a feeding, or together; the fed one is paid first, then
   * its partner.
   */
  | {
      readonly op: 'tops';
      readonly fed: readonly CardId[];
      readonly partner: readonly CardId[];
      readonly others: readonly CardId[];
    }
  | { readonly op: 'payout' }
  | { readonly op: 'tire' }
  | { readonly op: 'sale' }
  /** `rate`: plankton for the next pollution. */
  | ({ readonly op: 'bloom'; readonly rate: number } & Gathering & Compelled)
  | { readonly op: 'income' }
  | { readonly op: 'recover' }
  | { readonly op: 'refresh' }
  | {
      readonly op: 'discard';
      readonly offer: 'animals' | 'corals';
      readonly chosen: readonly CardId[];
    }
  | {
      readonly op: 'exchange';
      readonly offer: 'animals' | 'corals';
      readonly cards: readonly CardId[];
    };

export type Task = CardTask | RuleTask;
export type TaskName = Task['op'];
/** The task of one name. */
export type TaskOf<K extends TaskName> = Extract<Task, { readonly op: K }>;
