import { useEffect, useState } from 'react';
import { askSeated } from '../../net/api.ts';
import type { KeptSeat } from '../../net/seats/seats.ts';
import { keptSeats, SEATS_WRITTEN } from '../person.ts';

/** How often the server is asked again while the list is shown, in ms. */
const EVERY = 15_000;

/**
 * The seats that this browser holds: at first with their stored states, then with those of the
 * server. Without an answer the stored ones stay.
 */
export function useMyMatches(): readonly [readonly KeptSeat[], (matchId: string) => void] {
  const [seats, setSeats] = useState(() => keptSeats.list());
  const [turn, setTurn] = useState(0);
  const any = seats.length > 0;
  useEffect(() => {
    const written = (): void => setSeats(keptSeats.list());
    addEventListener(SEATS_WRITTEN, written);
    return () => removeEventListener(SEATS_WRITTEN, written);
  }, []);
  useEffect(() => {
    if (!any) return;
    const gone = new AbortController();
    const asked = keptSeats.list().map(({ matchId, token }) => ({ matchId, token }));
    askSeated(asked, gone.signal).then(
      (matches) => keptSeats.learn(matches),
      () => undefined,
    );
    const timer = setTimeout(() => setTurn(turn + 1), EVERY);
    return () => {
      gone.abort();
      clearTimeout(timer);
    };
  }, [turn, any]);
  return [seats, (matchId) => keptSeats.forget(matchId)];
}
