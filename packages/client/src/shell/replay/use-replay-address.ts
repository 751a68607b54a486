import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { Replay } from './load-replay.ts';
import type { HiddenEnd } from './use-hidden-end.ts';
import { momentHere, writeMoment } from './position-link.ts';

/**
 * How long a position is shown before the address of the page is updated, in ms: browsers refuse
 * more than a hundred updates in thirty seconds.
 */
const REST_MS = 350;

/**
 * Begins a replay at the position of the address, by default at its end, or at its start while the
 * end is hidden, and keeps the shown position in the address. A match from a file has no address.
 */
export function useReplayAddress(
  { session, source }: Replay,
  { playing, end }: { readonly playing: boolean } & Pick<HiddenEnd, 'end'>,
): void {
  const position = useSyncExternalStore(session.subscribe, session.position);
  const seat = session.viewpoint();
  const saved = source === 'file';
  const begin = useEffectEvent(() => {
    const { at, seat: from } = momentHere();
    if (!saved) session.lookFrom(from);
    // a link to the end would tell it, too
    if (end === 'hidden') return session.goTo(at === undefined || at >= session.length ? 0 : at);
    return session.goTo(at ?? (saved ? session.position() : session.length));
  });
  useEffect(() => begin(), [session, saved]);
  useEffect(() => {
    if (saved || playing) return undefined;
    const rest = setTimeout(() => writeMoment({ at: position, seat }), REST_MS);
    return () => clearTimeout(rest);
  }, [saved, playing, position, seat]);
}
