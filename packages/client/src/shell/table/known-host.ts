import type { TableSnapshot } from '../../table/session/table-state.ts';

/**
 * Who hosts a match, for somebody who has lost a seat of it; undefined where nobody else can: where
 * no other person sits, the host is who asks.
 */
export function knownHost({
  seats,
  host,
}: Pick<TableSnapshot, 'seats' | 'host'>): string | undefined {
  const people = seats.filter(({ kind, program }) => kind === 'person' && !program);
  const name = seats[host]?.kind === 'person' ? seats[host].name : '';
  return people.length > 1 && name !== '' ? name : undefined;
}
