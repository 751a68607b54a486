import type { Outcome, Seat } from '@atoll/engine';
import type { TableRecord } from '../store/match-store.ts';

/**
 * Whether the match ends when a seat concedes: in a ranking when one seat is left, and always when
 * no other person is left to play on.
 */
export function endsByConcession(
  { seats }: TableRecord,
  {
    seat,
    conceded,
    outcome,
  }: { readonly seat: Seat; readonly conceded: readonly Seat[]; readonly outcome: Outcome['kind'] },
): boolean {
  const left = seats.flatMap((_, other) =>
    other === seat || conceded.includes(other) ? [] : [other],
  );
  const people = left.filter((other) => seats[other]?.kind === 'person');
  return people.length === 0 || (outcome === 'ranking' && left.length === 1);
}
