/** The five resources; everything counted by resource is in this order. */
export const RESOURCES = ['wood', 'wool', 'grain', 'clay', 'ore'] as const;
export type Resource = (typeof RESOURCES)[number];

/** Cards by resource, in the order of `RESOURCES`. */
export type Counts = readonly number[];

export const indexOfResource = (resource: Resource): number => RESOURCES.indexOf(resource);

export const noCounts = (): number[] => [0, 0, 0, 0, 0];

export function sumOf(counts: Counts): number {
  let sum = 0;
  for (const count of counts) sum += count;
  return sum;
}

/** Whether `hand` holds at least `cost` of every resource. */
export function covers(hand: Counts, cost: Counts): boolean {
  for (let index = 0; index < cost.length; index++) if (hand[index] < cost[index]) return false;
  return true;
}

/** Moves cards from one place to another, both changed in place. */
export function moveCards(from: number[], to: number[], cards: Counts): void {
  for (let index = 0; index < cards.length; index++) {
    from[index] -= cards[index];
    to[index] += cards[index];
  }
}
