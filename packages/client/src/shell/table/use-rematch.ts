import { useEffect, useRef } from 'react';
import type { TableState } from '../../table/session/table-state.ts';
import { keptSeats } from '../person.ts';
import { navigate } from '../route.ts';

/**
 * Goes along when the rematch begins while one looks on: to the own seat, which the old token
 * opens, or to watch. Whoever did not want it stays, and whoever comes back to look at the old
 * match is not sent away from it.
 */
export function useRematch(
  { status, seat, snapshot }: TableState,
  token: string | undefined,
): void {
  const { next = '', again = [], game = '' } = snapshot ?? {};
  const mine = seat >= 0 && again.includes(seat);
  const sawItBefore = useRef(false);
  useEffect(() => {
    if (status !== 'live') return;
    if (next === '') {
      sawItBefore.current = true;
      return;
    }
    if (mine && token !== undefined && keptSeats.find(next) === undefined)
      keptSeats.keep({ matchId: next, token, game });
    if (sawItBefore.current && (mine || seat < 0)) navigate(`${mine ? '/m/' : '/w/'}${next}`);
  }, [next, status, mine, seat, token, game]);
}
