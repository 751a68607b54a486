import { useMemo, useSyncExternalStore } from 'react';
import type { LogPlaces } from '@atoll/table-kit/table/controls/log-places.ts';
import type { ReplaySession } from '@atoll/table-kit/table/session/replay-session.ts';

/** Makes lines of the log lead to positions of a replay. */
export function useReplayPlaces(session: ReplaySession): LogPlaces {
  const steps = useSyncExternalStore(session.subscribe, session.steps);
  return useMemo(
    () => ({ steps, goTo: (seq) => session.goTo(steps.findIndex((step) => step.seq === seq) + 1) }),
    [session, steps],
  );
}
