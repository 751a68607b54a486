import { useEffect, useState } from 'react';
import { askSeated } from '../../net/api.ts';
import type { KeptSeat } from '../../net/seats.ts';
import { keptSeats } from '../person.ts';

/** How often the server is asked again while the list is shown, in ms. */
const EVERY = 15_000;

/**
 * The seats that this browser holds: at once as they were last told, and soon as they stand.
 * Without an answer they stay so.
 */
export function useMyMatches(): readonly [readonly KeptSeat[], (matchId: string) => void] {
  const [seats, setSeats] = useState(() => keptSeats.list());
  const [turn, setTurn] = useState(0);
  const any = seats.length > 0;
  useEffect(() => {
    if (!any) return;
    const gone = new AbortController();
    const asked = keptSeats.list().map(({ matchId, token }) => ({ matchId, token }));
    askSeated(asked, gone.signal).then(
      (matches) => {
        keptSeats.learn(matches);
        setSeats(keptSeats.list());
      },
      () => undefined,
    );
    const timer = setTimeout(() => setTurn(turn + 1), EVERY);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [turn, any]);
  const forget = (matchId: string): void => {
    keptSeats.forget(matchId);
    setSeats(keptSeats.list());
  };
  return [seats, forget];
}
