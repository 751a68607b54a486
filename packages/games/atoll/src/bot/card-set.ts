import { animals } from '../cards/index.ts';
import type { AnimalCard } from '../cards/card.ts';

/** A set of the 62 animals as bits: 31 in each number, so that both stay small integers. */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

const HALF = 31;

export const NO_CARDS: CardSet = { low: 0, high: 0 };

/** The animals that a rule is true of. */
export function cardSet(matches: (card: AnimalCard) => boolean): CardSet {
  let low = 0;
  let high = 0;
  animals.forEach((card, index) => {
    if (!matches(card)) return;
    if (index < HALF) low |= 1 << index;
    else high |= 1 << (index - HALF);
  });
  return { low, high };
}

export function overlap(a: CardSet, b: CardSet): boolean {
  return (a.low & b.low) !== 0 || (a.high & b.high) !== 0;
}

/** How many cards are in both sets. */
export function common(a: CardSet, b: CardSet): number {
  return bits(a.low & b.low) + bits(a.high & b.high);
}

/** How many cards a set holds. */
export function sizeOf({ low, high }: CardSet): number {
  return bits(low) + bits(high);
}

/** How many bits of a non-negative 31-bit number are set. */
export function bits(number: number): number {
  let count = 0;
  for (let rest = number; rest !== 0; rest &= rest - 1) count++;
  return count;
}
