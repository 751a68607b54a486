import type { Seat } from '@atoll/engine';
import type { DasAtollAction } from '../action.ts';
import type { DasAtollState } from '../state.ts';
import { detailRefusal } from './check.ts';

/** A seat whose actions are listed. */
export interface Asked {
  readonly state: DasAtollState;
  readonly seat: Seat;
  /** The actions found so far; all are added here, since a list of each would be copied. */
  readonly legal: DasAtollAction[];
}

/** Adds an action if it is legal, at a moment when its type is. */
export function judge({ state, seat, legal }: Asked, action: DasAtollAction): void {
  if (!detailRefusal(state, seat, action)) legal.push(action);
}
