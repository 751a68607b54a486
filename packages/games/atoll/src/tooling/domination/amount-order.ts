import type { Amount, Count, ScoreTerm } from '../../vocabulary.ts';
import { includesAnimals, includesCorals } from './filters.ts';

/** Whether an amount is at least another one on every reef. */
export function isAtLeast(amount: Amount, other: Amount): boolean {
  if (typeof other === 'number')
    return typeof amount === 'number' ? amount >= other : other <= 0 && amount.each >= 0;
  if (typeof amount === 'number') return other.max !== undefined && amount >= other.max;
  return (
    countsAtLeast(amount, other) &&
    amount.each >= other.each &&
    (amount.every ?? 1) <= (other.every ?? 1) &&
    (amount.max ?? Infinity) >= (other.max ?? Infinity)
  );
}

function countsAtLeast(count: Count, other: Count): boolean {
  if (count.per === 'animals' && other.per === 'animals')
    return includesAnimals(count.filter ?? {}, other.filter ?? {});
  if (count.per === 'corals' && other.per === 'corals')
    return includesCorals(count.filter ?? {}, other.filter ?? {});
  return count.per === other.per;
}

/** Whether terms of a score bring at least what others bring: each has a counterpart of its own. */
export function scoresAtLeast(terms: readonly ScoreTerm[], others: readonly ScoreTerm[]): boolean {
  return matchesEach(terms, others, (term, other) =>
    Boolean((!term.cleanReef || other.cleanReef) && isAtLeast(term.points, other.points)),
  );
}

/** Whether each of the others has an item of its own that is at least as good. */
export function matchesEach<T>(
  items: readonly T[],
  others: readonly T[],
  isAsGood: (item: T, other: T) => boolean,
): boolean {
  const [first, ...rest] = others;
  if (first === undefined) return true;
  return items.some(
    (item, index) =>
      isAsGood(item, first) &&
      matchesEach(
        items.filter((_, at) => at !== index),
        rest,
        isAsGood,
      ),
  );
}
