import type { TableRecord } from '../store/match-store.ts';

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
