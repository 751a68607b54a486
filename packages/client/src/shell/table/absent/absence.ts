import { useEffect, useState } from 'react';
import type { SeatSnapshot, TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';

/** Whether the person of a seat is absent, and no bot plays for them. */
export const isAway = ({ kind, connected, standIn }: SeatSnapshot): boolean =>
  kind === 'person' && !connected && standIn === '';

/** The seats of a running match whose persons are absent. */
export const awaySeats = ({
  phase,
  seats,
}: Pick<TableSnapshot, 'phase' | 'seats'>): readonly number[] =>
  seats.flatMap((seat, i) => (phase === 'playing' && isAway(seat) ? [i] : []));

/** Whether a bot plays for the person of this seat; also callable with -1, which is no seat. */
export const isReplaced = (
  { phase, seats }: Pick<TableSnapshot, 'phase' | 'seats'>,
  seat: number,
): boolean => phase === 'playing' && (seats[seat]?.standIn ?? '') !== '';

/**
 * The seats that decide whether a bot plays for an absent person: the other people who play and are
 * present. The server counts a person who has just left among them for a moment.
 */
export const decidersFor = (
  { seats }: Pick<TableSnapshot, 'seats'>,
  absent: number,
): readonly number[] =>
  seats.flatMap(({ kind, connected, standIn, program, conceded }, seat) => {
    const plays = kind === 'person' && !program && standIn === '' && conceded === 0;
    return seat !== absent && plays && connected ? [seat] : [];
  });

/** Whether a time has come, in ms since 1970 by the clock of this device; 0 never comes. */
export function useTimeCome(at: number): boolean {
  const [come, setCome] = useState(0);
  useEffect(() => {
    if (at === 0) return undefined;
    const timer = setTimeout(() => setCome(at), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return at > 0 && come === at;
}
