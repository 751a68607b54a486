import type { Seat } from '@atoll/engine';
import { type Hosted, hostOf } from './host-settings.ts';
import type { TableRecord } from '../store/match-store.ts';

/** The current seat of the person who sat in `seat` at that time, in ms since 1970; -1 for none. */
export function seatSince(
  { seats, startedAt }: Pick<TableRecord, 'seats' | 'startedAt'>,
  { seat, at }: { readonly seat: Seat; readonly at: number },
): Seat {
  if (seat < 0 || startedAt === 0 || at >= startedAt) return seat;
  return seats.findIndex(({ satAt }, now) => (satAt ?? now) === seat);
}

/** Whether spectators may write: the host decides. */
export function watchersTalk(table: Hosted): boolean {
  return hostOf(table)?.silencesWatchers !== true;
}

/**
 * Whether people may write texts of their own, or phrases only: the host decides; by default texts
 * at private tables and phrases at public ones.
 */
export function freeText(table: TableRecord): boolean {
  const talk = hostOf(table)?.talk ?? (table.access === 'private' ? 'text' : 'phrases');
  return talk === 'text';
}
