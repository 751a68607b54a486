import type { Spot } from './rect.ts';

/** A drag in progress. */
export interface Drag<Item = string> {
  readonly from: Spot;
  readonly by: Spot;
  readonly at: Spot;
  /** The item at its start now, and the item under it. */
  readonly item: Item | undefined;
  readonly over: Item | undefined;
}
