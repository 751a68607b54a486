import { CHECK_EVERY } from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import { createContext } from 'react';
import type { SeatSnapshot } from '../session/table-state.ts';

/** The seats of the table, for whoever tells what no game knows of: that one gave up. */
export const SeatsContext = createContext<readonly SeatSnapshot[]>([]);

/**
 * Whether a seat gave up with this step. A checkpoint that was written with the entry gives the
 * step its number.
 */
export function isConcession(
  seats: readonly SeatSnapshot[],
  { seq, seat, events }: HistoryStep,
): boolean {
  const conceded = seats[seat]?.conceded ?? 0;
  const entry = seq % CHECK_EVERY === 0 ? seq - 1 : seq;
  return conceded > 0 && events.length === 0 && conceded === entry;
}
