import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

/**
 * The name of the host, for a person who lost a seat of the match; undefined when no other person
 * can help: with no other person seated, the host is this person.
 */
export function knownHost({
  seats,
  host,
}: Pick<TableSnapshot, 'seats' | 'host'>): string | undefined {
  const people = seats.filter(({ kind, program }) => kind === 'person' && !program);
  const name = seats[host]?.kind === 'person' ? seats[host].name : '';
  return people.length > 1 && name !== '' ? name : undefined;
}
