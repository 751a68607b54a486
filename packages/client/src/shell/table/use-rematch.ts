import { useEffect, useRef } from 'react';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { keptSeats } from '../person.ts';
import { navigate } from '../route.ts';

/**
 * Goes to the rematch when it begins while the page is open: to the own seat, which the old token
 * opens, to the role of a host who does not play, or to watch. A person who did not agree stays,
 * and a person who returns later to the old match is not redirected.
 */
export function useRematch(
  { status, seat, host, snapshot }: TableState,
  token: string | undefined,
): void {
  const { next = '', again = [], game = '' } = snapshot ?? {};
  const mine = seat < 0 ? host : again.includes(seat);
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
