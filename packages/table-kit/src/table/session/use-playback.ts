import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { createPlayback, type Beat, type Playback, type Shown } from './playback.ts';
import type { TableSession } from './table-session.ts';

/** The table to draw now, and the playback, which can be hurried. */
export function usePlayback<V, P, A, E>(
  session: TableSession<V, P, A, E>,
  animation: Settings['animation'],
  beatOf?: Beat<E>,
): Shown<V, P, A, E> & { readonly playback: Playback<V, P, A, E> } {
  const speed = useRef(animation);
  useEffect(() => {
    speed.current = animation;
  }, [animation]);
  const playback = useMemo(
    () => createPlayback(session, () => speed.current, beatOf),
    [session, beatOf],
  );
  useEffect(() => playback.start(), [playback]);
  const shown = useSyncExternalStore(playback.subscribe, playback.shown);
  return { ...shown, playback };
}
