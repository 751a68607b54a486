import type { Seat } from '@atoll/engine';
import { outcome } from '../score.ts';
import type { HiddenArkState } from '../state.ts';

/** What a position is worth to a seat, in points at the end of the match. */
export function evaluate(state: HiddenArkState, seat: Seat): number {
  return outcome(state).scores[seat]?.total ?? 0;
}
