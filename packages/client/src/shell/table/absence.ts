import { useEffect, useState } from 'react';
import type { SeatSnapshot, TableSnapshot } from '../../table/session/table-state.ts';

/** Whether the person of a seat is gone, and nobody plays on for them. */
export const isAway = ({ kind, connected, standIn }: SeatSnapshot): boolean =>
  kind === 'person' && !connected && standIn === '';

/** The seats of a running match whose persons are gone. */
export const awaySeats = ({
  phase,
  seats,
}: Pick<TableSnapshot, 'phase' | 'seats'>): readonly number[] =>
  seats.flatMap((seat, i) => (phase === 'playing' && isAway(seat) ? [i] : []));

/** Whether a bot plays on for the person of this seat; also at -1, where nobody sits. */
export const isReplaced = (
  { phase, seats }: Pick<TableSnapshot, 'phase' | 'seats'>,
  seat: number,
): boolean => phase === 'playing' && (seats[seat]?.standIn ?? '') !== '';

/**
 * The seats that decide whether a bot plays on for an absent one: the other people who play, and
 * are there. The server counts who has just left among them for a moment.
 */
export const decidersFor = (
  { seats }: Pick<TableSnapshot, 'seats'>,
  absent: number,
): readonly number[] =>
  seats.flatMap(({ kind, connected, standIn, program, conceded }, seat) => {
    const plays = kind === 'person' && !program && standIn === '' && conceded === 0;
    return seat !== absent && plays && connected ? [seat] : [];
  });

/** Whether that time has come, in ms since 1970 by the clock of this device; 0 never comes. */
export function useTimeCome(at: number): boolean {
  const [come, setCome] = useState(0);
  useEffect(() => {
    if (at === 0) return undefined;
    const timer = setTimeout(() => setCome(at), at - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return at > 0 && come === at;
}
