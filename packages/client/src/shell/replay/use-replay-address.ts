import { useEffect, useSyncExternalStore } from 'react';
import type { Replay } from './load-replay.ts';
import { momentHere, writeMoment } from './position-link.ts';

/**
 * How long a position is shown before the address of the page is updated, in ms: browsers refuse
 * more than a hundred updates in thirty seconds.
 */
const REST_MS = 350;

/**
 * Begins a replay at the position of the address, by default at its end, and keeps the shown
 * position in the address. A match from a file has no address.
 */
export function useReplayAddress(
  { session, source }: Replay,
  { playing }: { readonly playing: boolean },
): void {
  const position = useSyncExternalStore(session.subscribe, session.position);
  const seat = session.viewpoint();
  const saved = source === 'file';
  useEffect(() => {
    const { at, seat: from } = momentHere();
    if (!saved) session.lookFrom(from);
    session.goTo(at ?? (saved ? session.position() : session.length));
  }, [session, saved]);
  useEffect(() => {
    if (saved || playing) return undefined;
    const rest = setTimeout(() => writeMoment({ at: position, seat }), REST_MS);
    return () => clearTimeout(rest);
  }, [saved, playing, position, seat]);
}
