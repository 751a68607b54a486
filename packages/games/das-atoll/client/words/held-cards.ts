import type { Formats } from '@atoll/engine';
import { RESOURCES, type Resource } from '../../src/table-facts.ts';

/** The words of a language for cards by resource. */
interface CardWords extends Pick<Formats, 'all'> {
  readonly amount: (count: number, resource: Resource) => string;
  readonly nothing: string;
}

/** @returns the text of the cards of each resource: "2 wood and 1 ore" */
export const heldCards =
  ({ all, amount, nothing }: CardWords) =>
  (counts: readonly number[]): string => {
    const held = RESOURCES.flatMap((resource, i) => {
      const count = counts[i] ?? 0;
      return count > 0 ? [amount(count, resource)] : [];
    });
    return held.length === 0 ? nothing : all(held);
  };

/** @returns a gain or loss of cards, as displayed beside a seat for a moment */
export const cardChange =
  (countedCards: (count: number) => string) =>
  (count: number): string =>
    `${count > 0 ? '+' : '−'}${countedCards(Math.abs(count))}`;
