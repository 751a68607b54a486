import type { Seat } from '@atoll/engine';
import type { TableRecord } from '../store/match-store.ts';

/** Where whoever sat there at that time, in ms since 1970, sits now; -1 for nowhere. */
export function seatSince(
  { seats, startedAt }: Pick<TableRecord, 'seats' | 'startedAt'>,
  { seat, at }: { readonly seat: Seat; readonly at: number },
): Seat {
  if (seat < 0 || startedAt === 0 || at >= startedAt) return seat;
  return seats.findIndex(({ satAt }, now) => (satAt ?? now) === seat);
}

/** Whether those who watch may say something: the host decides. */
export function watchersTalk({ seats, host }: Pick<TableRecord, 'seats' | 'host'>): boolean {
  return seats[host]?.silencesWatchers !== true;
}

/**
 * Whether people may say texts of their own, or phrases alone: as the host decides, and otherwise
 * among friends, not among strangers.
 */
export function freeText({ seats, host, access }: TableRecord): boolean {
  const talk = seats[host]?.talk ?? (access === 'private' ? 'text' : 'phrases');
  return talk === 'text';
}
