import { useEffect } from 'react';
import type { DasSession } from './table-types.ts';

/** Makes the others wait while an answer is composed; sent again to each connection. */
export function useComposing(session: DasSession, composes: 'composes' | 'not'): void {
  const tells = composes === 'composes';
  useEffect(() => {
    if (!tells) return undefined;
    let live = false;
    const tell = (): void => {
      const was = live;
      live = session.getState().status === 'live';
      if (live && !was) session.composing?.('begin');
    };
    const stop = session.subscribe(tell);
    tell();
    return () => {
      stop();
      session.composing?.('end');
    };
  }, [session, tells]);
}
