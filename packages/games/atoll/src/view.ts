import type { Phase } from './state.ts';
import type { CardId } from './vocabulary.ts';

/**
 * The public view, which contains everything but the order of the decks (rulebook, set-up 4). Flat
 * records only: no null, no union, so that the Schema can mirror it. Absent numbers are -1, absent
 * text is ''.
 */
export interface AtollView {
  /** 1 to 4. */
  readonly round: number;
  readonly phase: Phase;
  readonly starter: number;
  /** The seat on turn in the action phase, or the last one. */
  readonly turn: number;
  /** The seat that has to decide, or -1 when the match is over. */
  readonly active: number;
  readonly biodiversity: boolean;
  /** Whether later places in the first order of play started with a little more. */
  readonly evenStart: boolean;
  /** Whether the Events module is played. */
  readonly eventsOn: boolean;
  readonly question: QuestionView;
  readonly animals: OfferView;
  readonly large: OfferView;
  readonly corals: OfferView;
  readonly events: EventsView;
  readonly bonus: readonly BonusView[];
  /**
   * The yield of each income this round, with the event in force but before an atoll's own
   * modifiers.
   */
  readonly income: IncomeView;
  readonly seats: readonly SeatView[];
  /** The pending frames, as short text, for `determinize` only. */
  readonly pending: string;
}

export type QuestionKind =
  | 'none'
  | 'turn'
  | 'cell'
  | 'payment'
  | 'branch'
  | 'prey'
  | 'partner'
  | 'pollute'
  | 'clean'
  | 'raise'
  | 'reduce'
  | 'rest'
  | 'tire'
  | 'colony'
  | 'again'
  | 'oneOf'
  | 'sale'
  | 'bloom'
  | 'purify'
  | 'income'
  | 'discard';

/** The question to the active seat. */
export interface QuestionView {
  readonly seat: number;
  readonly kind: QuestionKind;
  /** The card that the question is about, or ''. */
  readonly card: CardId;
  /** The number still to be chosen, or the amount to be paid; 0 where it does not apply. */
  readonly count: number;
  /** The resource that a payment is in, or the offer that a discard is from, or ''. */
  readonly of: 'coins' | 'plankton' | 'animals' | 'corals' | '';
  /** The cards chosen or named so far for the question, in the order in which they came. */
  readonly chosen: readonly CardId[];
}

export interface OfferView {
  /** Slot 0 is next to the deck; the last ones are the oldest. */
  readonly cards: readonly CardId[];
  readonly deck: number;
  readonly discard: readonly CardId[];
}

/** Zero cards and '' when the module is not played. */
export interface EventsView {
  /** The number still to come, most of which never will. */
  readonly deck: number;
  /** The revealed events, the newest last. */
  readonly past: readonly CardId[];
  /** The persistent event in force, or ''. */
  readonly inForce: CardId;
}

export interface BonusView {
  readonly coins: number;
  readonly plankton: number;
  readonly scales: number;
  /** The seat that took it this round, or -1. */
  readonly taken: number;
}

export interface IncomeView {
  readonly touristsCoins: number;
  readonly touristsPlankton: number;
  readonly touristsPollution: number;
  readonly scientistsCoins: number;
  readonly scientistsPlankton: number;
  readonly scientistsPollution: number;
}

export interface SeatView {
  readonly coins: number;
  readonly plankton: number;
  readonly scales: number;
  readonly popularity: number;
  readonly huntsReady: number;
  readonly huntsUsed: number;
  readonly passed: boolean;
  readonly purified: boolean;
  readonly sold: boolean;
  readonly bloomed: boolean;
  /** Colony icons and tokens on the whole atoll, and their plankton in Recovery. */
  readonly colonies: number;
  readonly colonyPlankton: number;
  /** The score if the match ended now. */
  readonly points: number;
  readonly reefCorals: readonly CoralView[];
  readonly reefAnimals: readonly AnimalView[];
}

/** Corals stand on cells with an even x + y, animals on odd ones; y grows towards the south. */
export interface CoralView {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  /** Sides with a colony, printed or grown, in the order NESW, such as 'NEW'. */
  readonly colonies: string;
  /** Those of them that are tokens. */
  readonly grown: string;
  readonly polluted: boolean;
  readonly fatigue: number;
}

export interface AnimalView {
  readonly card: CardId;
  readonly x: number;
  readonly y: number;
  /** 1 low, 2 medium, 3 high. */
  readonly level: number;
  readonly fatigue: number;
  /** The card it is in Symbiosis with, or ''. */
  readonly partner: CardId;
}
