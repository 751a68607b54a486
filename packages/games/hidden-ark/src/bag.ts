import { nextInt, type Rng } from '@atoll/engine';
import { NONE } from './numbers.ts';

/** The contents of a bag, or of a stack that holds each item once, as the count of each item. */
export type Bag = number[];

export function sizeOf(bag: readonly number[]): number {
  let size = 0;
  for (let kind = 0; kind < bag.length; kind++) size += bag[kind] as number;
  return size;
}

/**
 * Takes one item out, each equally likely; `NONE` from an empty bag. `among` excludes the kinds for
 * which it is false.
 */
export function drawFrom(bag: Bag, rng: Rng, among?: (kind: number) => boolean): number {
  let size = 0;
  for (let kind = 0; kind < bag.length; kind++)
    if (!among || among(kind)) size += bag[kind] as number;
  if (size === 0) return NONE;
  let left = nextInt(rng, size);
  for (let kind = 0; kind < bag.length; kind++) {
    if (among && !among(kind)) continue;
    left -= bag[kind] as number;
    if (left < 0) {
      bag[kind] = (bag[kind] as number) - 1;
      return kind;
    }
  }
  return NONE;
}

export function putInto(bag: Bag, kind: number): void {
  bag[kind] = (bag[kind] as number) + 1;
}
