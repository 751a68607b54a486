import { categoryCount } from '../../cards/index.ts';
import type { AnimalCard } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { AnimalFilter, Count, OtherCategory } from '../../vocabulary.ts';

/** An amount by its counted things: `each` for `every` (default 1) of them, `max` at most. */
export type Counted = Count & {
  readonly each: number;
  readonly every?: number;
  readonly max?: number;
};

const OTHER: ReadonlySet<string> = new Set<OtherCategory>([
  ...(['crustacean', 'bivalve', 'cephalopod', 'reptile'] as const),
  ...(['cnidarian', 'starfish', 'sea-cucumber'] as const),
]);

/** Whether a category has its own icon. */
export const isOtherCategory = (category: string): category is OtherCategory => OTHER.has(category);

/** The limit of the gain, unless there are not enough cards to reach it. */
export function limitOf(counted: Counted): number | undefined {
  const category = counted.per === 'animals' ? counted.filter?.category : undefined;
  const cards = category === undefined ? Infinity : categoryCount(category);
  const most = Math.floor(cards / (counted.every ?? 1)) * counted.each;
  return counted.max !== undefined && counted.max < most ? counted.max : undefined;
}

/** The counted animals of an amount if one of them is enough for all of its points. */
export const oneIsEnough = (amount: Counted): AnimalFilter | undefined =>
  amount.per === 'animals' && amount.each === amount.max && (amount.every ?? 1) === 1
    ? (amount.filter ?? {})
    : undefined;

/** Whether an animal that scores is counted itself. */
export const countsItself = (amount: Counted, card: AnimalCard | undefined): boolean =>
  card !== undefined && amount.per === 'animals' && matchesAnimal(amount.filter ?? {}, card, 3);
