import type { SeatRecord, TableRecord } from '../../store/match-store.ts';
import { botOf } from '../table.ts';

/** The table without prepared actions that end with the match, or since a bot plays the seat. */
export function withoutOldPrepared(table: TableRecord): TableRecord {
  const isOld = (seat: SeatRecord): boolean =>
    seat.prepared !== undefined && (table.endedAt > 0 || botOf(seat) !== '');
  return table.seats.some(isOld)
    ? { ...table, seats: table.seats.map((seat) => (isOld(seat) ? unprepared(seat) : seat)) }
    : table;
}

/** A seat without its prepared actions. */
export function unprepared({ prepared: _, ...seat }: SeatRecord): SeatRecord {
  return seat;
}
