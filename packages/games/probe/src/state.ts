import { createRng, optionsFor, shuffle, type Rng, type Setup } from '@atoll/engine';
import { meta, type ProbeOptions } from './meta.ts';

/** The cards are the numbers from 1 to this, each of one of the kinds. */
export const CARDS = 30;
export const KINDS = 3;
/** Cards in a hand at the beginning; one more comes after every round but the last. */
export const HAND = 3;

/** A seat puts a card up for one of another kind; each of the others may lay one beside it. */
export interface Offer {
  readonly card: number;
  readonly kind: number;
  /** The card that each seat lays beside it; 0 for none. */
  readonly answers: number[];
}

export interface ProbeState {
  readonly rng: Rng;
  readonly deck: number[];
  readonly hands: number[][];
  readonly rounds: number;
  readonly calm: boolean;
  round: number;
  /** 'discard' asks all seats at once, 'turn' one after the other. */
  phase: 'discard' | 'turn' | 'over';
  turn: number;
  /** The card that each seat has chosen to discard, face down; 0 before. */
  chosen: number[];
  offer: Offer | null;
  /** The seat on turn has made its one offer. */
  offered: boolean;
  /** Cards that every seat has seen in a hand. */
  readonly shown: number[];
  /** Points that each seat brought in, and what the dice added to or took from them all. */
  readonly discarded: number[];
  readonly delivered: number[];
  waves: number;
  storm: number;
}

export type ProbeAction =
  | { readonly type: 'discard' | 'deliver' | 'answer'; readonly card: number }
  | { readonly type: 'offer'; readonly card: number; readonly kind: number }
  | { readonly type: 'take'; readonly from: number }
  | { readonly type: 'withdraw' | 'roll' };

export type ProbeEvent =
  /** `card` is 0 for a viewer that may not know it. */
  | { readonly type: 'chose' | 'drew'; readonly seat: number; readonly card: number }
  | { readonly type: 'revealed'; readonly cards: readonly number[] }
  | {
      readonly type: 'offered';
      readonly seat: number;
      readonly card: number;
      readonly kind: number;
    }
  | { readonly type: 'answered' | 'delivered'; readonly seat: number; readonly card: number }
  | {
      readonly type: 'traded';
      readonly seat: number;
      readonly with: number;
      readonly gave: number;
      readonly got: number;
    }
  | { readonly type: 'withdrew'; readonly seat: number }
  | { readonly type: 'rolled'; readonly seat: number; readonly die: number };

export const kindOf = (card: number): number => card % KINDS;

/** What a card is worth to all. */
export const worthOf = (card: number): number => 1 + Math.floor((card - 1) / 10);

/** What they have to reach together. */
export const targetOf = ({ hands, rounds }: Pick<ProbeState, 'hands' | 'rounds'>): number =>
  2 * hands.length * rounds;

export const allCards = (): number[] => Array.from({ length: CARDS }, (_, index) => index + 1);

export function setup({ seed, seats, options }: Setup<ProbeOptions>): ProbeState {
  const rng = createRng(seed);
  const deck = shuffle(rng, allCards());
  const hands = Array.from({ length: seats }, () => deck.splice(0, HAND));
  const { rounds, calm } = optionsFor(meta.options, options, seats);
  return { rng, deck, hands, rounds, calm, round: 1, ...discardPhase(seats), ...emptyTable(seats) };
}

export const discardPhase = (
  seats: number,
): Pick<ProbeState, 'phase' | 'turn' | 'chosen' | 'offer' | 'offered'> => ({
  phase: 'discard',
  turn: 0,
  chosen: Array.from({ length: seats }, () => 0),
  offer: null,
  offered: false,
});

const emptyTable = (
  seats: number,
): Pick<ProbeState, 'shown' | 'discarded' | 'delivered' | 'waves' | 'storm'> => {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  return { shown: [], discarded: none(), delivered: none(), waves: 0, storm: 0 };
};

/** The same with another deck and another die; hands and what was chosen stay. */
export function redraw(state: ProbeState, seed: string): ProbeState {
  const rng = createRng(seed);
  return { ...clone(state), deck: shuffle(rng, [...state.deck]), rng };
}

/** All of it is plain data, and nobody searches this game. */
export const clone = (state: ProbeState): ProbeState =>
  JSON.parse(JSON.stringify(state)) as ProbeState;
