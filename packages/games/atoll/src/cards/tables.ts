import type { CardId, IncomeChoice, OfferName } from '../vocabulary.ts';
import type { AnimalCard } from './card.ts';

export { SIDES } from '../vocabulary.ts';

/** Coins for any coral (rulebook, "Coral Purchase"). */
export const CORAL_PRICE = 2;
/** Plankton for a colony (rulebook, "Coral Colony Growth"). */
export const GROWTH_PRICE = 2;
/** Rounds of a match; Recovery and income follow each but the last. */
export const ROUNDS = 4;
/** Cards of each offer. */
export const OFFERS = { animals: 6, large: 2, corals: 6 } as const;
/** Cards of the animals and of the corals that leave in a Recovery; alone the player chooses. */
export const LEAVING = 2;
/** The highest level of an animal. */
export const TOP_LEVEL = 3;

/** The addition to the start by a place in the order of play of the first round. */
interface Start {
  readonly coins: number;
  readonly plankton: number;
}

/** The start of all seats, whatever the place (rulebook, set-up 4). */
const SAME_START: Start = { coins: 0, plankton: 0 };

/**
 * The even start, by place, first to fourth: a seat that picks later from the fresh offers starts
 * with a little more. Our own rule (ruling 19).
 */
const EVEN_START: readonly Start[] = [
  SAME_START,
  SAME_START,
  { coins: 1, plankton: 0 },
  { coins: 1, plankton: 2 },
];

/**
 * The addition to the start by the place in the order of play of the first round, counted from 0;
 * none without an even start.
 */
export function startOf({ evenStart }: { readonly evenStart: boolean }, place: number): Start {
  return (evenStart ? EVEN_START[place] : undefined) ?? SAME_START;
}

export interface Income {
  readonly coins: number;
  readonly pollution: number;
}

/** By choice, then by round 1 to 3 (ruling 1). */
export const INCOME: Readonly<Record<IncomeChoice, readonly [Income, Income, Income]>> = {
  tourists: [
    { coins: 5, pollution: 1 },
    { coins: 4, pollution: 1 },
    { coins: 2, pollution: 1 },
  ],
  scientists: [
    { coins: 4, pollution: 0 },
    { coins: 3, pollution: 0 },
    { coins: 1, pollution: 0 },
  ],
};

const NOTHING: Income = { coins: 0, pollution: 0 };

/** The printed income after round 1 to 3; none after the last round. */
export function incomeOf(choice: IncomeChoice, round: number): Income {
  return INCOME[choice][round - 1] ?? NOTHING;
}

/** Tokens of a bonus; all numbers, so that it is also the form of a `gain`. */
export interface Bonus {
  readonly coins: number;
  readonly plankton: number;
  readonly scales: number;
}

/** By row, best first, then by round 1 to 3; no bonus in the last round (ruling 2). */
export const BONUS: readonly (readonly [Bonus, Bonus, Bonus])[] = [
  [
    { coins: 1, plankton: 1, scales: 1 },
    { coins: 0, plankton: 1, scales: 1 },
    { coins: 0, plankton: 1, scales: 1 },
  ],
  [
    { coins: 1, plankton: 0, scales: 1 },
    { coins: 0, plankton: 0, scales: 1 },
    { coins: 0, plankton: 0, scales: 1 },
  ],
  [
    { coins: 0, plankton: 2, scales: 1 },
    { coins: 0, plankton: 1, scales: 0 },
    { coins: 0, plankton: 1, scales: 0 },
  ],
];

const NO_BONUS: Bonus = { coins: 0, plankton: 0, scales: 0 };

/** The bonus in a row, counted from 0, of round 1 to 4. */
export function bonusOf(row: number, round: number): Bonus {
  return BONUS[row]?.[round - 1] ?? NO_BONUS;
}

/**
 * The minimum of colonies for each yield of plankton in Recovery, best first; exactly 20 still
 * yield 4 (ruling 4).
 */
export const COLONY_PLANKTON: readonly { readonly from: number; readonly plankton: number }[] = [
  { from: 21, plankton: 5 },
  { from: 15, plankton: 4 },
  { from: 11, plankton: 3 },
  { from: 7, plankton: 2 },
  { from: 4, plankton: 1 },
  { from: 0, plankton: 0 },
];

/** Plankton of an atoll with that many colonies in Recovery. */
export function colonyPlankton(colonies: number): number {
  return COLONY_PLANKTON.find((row) => colonies >= row.from)?.plankton ?? 0;
}

/** Fish scales for an animal that reaches its top (rulebook, "Gaining Fish Scales"). */
export function scalesAtTop(card: AnimalCard): number {
  if (card.group === 'other' || card.size === 'small') return 1;
  return card.size === 'medium' ? 2 : 3;
}

export type SoloRank = 'beachcomber' | 'snorkeller' | 'diver' | 'scientist' | 'keeper';

/**
 * The minimum of points for each rank in a match alone, best first; a printed number belongs to the
 * rank that starts there (ruling 5).
 */
export const SOLO_RANKS: readonly { readonly from: number; readonly rank: SoloRank }[] = [
  { from: 90, rank: 'keeper' },
  { from: 80, rank: 'scientist' },
  { from: 70, rank: 'diver' },
  { from: 60, rank: 'snorkeller' },
];

/** How well a match alone went. */
export function soloRank(points: number): SoloRank {
  return SOLO_RANKS.find((row) => points >= row.from)?.rank ?? 'beachcomber';
}

/** Whether no Recovery and no income came before this round. */
export const isFirstRound = ({ round }: { readonly round: number }): boolean => round <= 1;

/** Whether no Recovery and no income follow this round. */
export const isLastRound = ({ round }: { readonly round: number }): boolean => round >= ROUNDS;

/** Whether all other seats have passed in this round, so that only this one acts; never alone. */
export const othersPassed = (
  {
    phase,
    seats,
  }: { readonly phase: string; readonly seats: readonly { readonly passed: boolean }[] },
  seat: number,
): boolean =>
  phase === 'action' &&
  seats.length > 1 &&
  seats.every(({ passed }, other) => passed === (other !== seat));

/**
 * The cards of an offer that leave in the next Recovery, in the order of the offer. Empty in the
 * last round, for Large Fish, and in a match of one seat, whose player chooses the cards.
 */
export function leavingCards(
  view: {
    readonly round: number;
    readonly seats: readonly unknown[];
    readonly animals: { readonly cards: readonly CardId[] };
    readonly corals: { readonly cards: readonly CardId[] };
  },
  offer: OfferName,
): readonly CardId[] {
  if (offer === 'large' || view.seats.length === 1 || isLastRound(view)) return [];
  return view[offer].cards.slice(-LEAVING);
}

/** Whether an animal of this level cannot rise any more. */
export const isTopLevel = (level: number): boolean => level >= TOP_LEVEL;

/** Whether an animal of this level leaves its reef when it loses a level. */
export const isLostByReduction = (level: number): boolean => level <= 1;
