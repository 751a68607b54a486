import { useMemo, useSyncExternalStore } from 'react';
import type { LogPlaces } from '@atoll/table-kit/table/controls/log-places.ts';
import type { HiddenEnd } from './use-hidden-end.ts';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';

/**
 * Makes lines of the log lead to positions of a replay. With a hidden end the log has no lines
 * behind the shown position.
 */
export function useReplayPlaces(
  session: ReplaySession,
  { end }: Pick<HiddenEnd, 'end'>,
): LogPlaces {
  const all = useSyncExternalStore(session.subscribe, session.steps);
  const position = useSyncExternalStore(session.subscribe, session.position);
  const until = end === 'hidden' ? position : all.length;
  return useMemo(() => {
    const steps = all.slice(0, until);
    return { steps, goTo: (seq) => session.goTo(steps.findIndex((step) => step.seq === seq) + 1) };
  }, [session, all, until]);
}
