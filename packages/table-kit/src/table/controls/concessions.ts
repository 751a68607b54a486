import { CHECK_EVERY } from '@atoll/engine';
import type { HistoryStep } from '@atoll/protocol';
import { createContext, useState } from 'react';
import type { SeatSnapshot } from '../session/table-state.ts';

/** The seats of the table, for log lines about an event that no game knows of: a seat conceded. */
export const SeatsContext = createContext<readonly SeatSnapshot[]>([]);

/**
 * The seats for that context: the same array as long as all names stay the same and no other seat
 * concedes. A table sends them anew with every step.
 */
export function useSteadySeats(seats: readonly SeatSnapshot[]): readonly SeatSnapshot[] {
  const [kept, keep] = useState(seats);
  const isSame =
    kept.length === seats.length &&
    kept.every(({ name, kind, conceded }, i) => {
      const seat = seats[i];
      return name === seat?.name && kind === seat.kind && conceded === seat.conceded;
    });
  if (!isSame) keep(seats);
  return isSame ? kept : seats;
}

/**
 * Whether a seat conceded with this step. A checkpoint that was written with the entry gives the
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
