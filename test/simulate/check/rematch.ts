import { toMatch } from '../../../packages/server/src/store/rows.ts';
import type { Person } from '../person.ts';
import type { AuditParts } from './audit.ts';

/** Why not everybody knows the one match that the rematch became; undefined when everybody does. */
export function whyApartAfter(
  { database, matchId }: Pick<AuditParts, 'database' | 'matchId'>,
  people: readonly Person[],
): string | undefined {
  const record = toMatch(database.match(matchId)!);
  const { next = '' } = record.table.rematch ?? {};
  if (next === '') return 'nothing is stored of it';
  const row = database.match(next);
  if (!row) return `${next} is not stored`;
  const seats = toMatch(row).table.seats.map(({ tokenHash, name }) => tokenHash || name);
  const before = record.table.seats.map(({ tokenHash, name }) => tokenHash || name);
  if (seats.toSorted().join() !== before.toSorted().join()) return `${next} has other people`;
  const other = people.find(({ page }) => page?.state.snapshot?.next !== next);
  return other && `${other.name} knows ${other.page?.state.snapshot?.next || 'no match'}`;
}
