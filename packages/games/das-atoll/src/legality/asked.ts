import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import type { DasAtollState } from '../state.ts';
import { detailRefusal } from './check.ts';

/** A seat that is asked what it can do. */
export interface Asked {
  readonly state: DasAtollState;
  readonly seat: Seat;
  /** What has been found so far; everything is added here, since a list of each would be copied. */
  readonly legal: DasAtollAction[];
}

/** Adds an action if it is legal, at a moment when its type is. */
export function judge({ state, seat, legal }: Asked, action: DasAtollAction): void {
  if (!detailRefusal(state, seat, action)) legal.push(action);
}
