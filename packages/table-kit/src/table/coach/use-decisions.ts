import { useMemo, useState } from 'react';
import type { TableSession } from '../session/table-session.ts';
import type { Decided } from './decisions.ts';

/** A session whose decisions are seen, and the newest of them. */
export function useDecisions(session: TableSession): readonly [TableSession, Decided | undefined] {
  const [decided, decide] = useState<Decided>();
  const seen = useMemo(
    (): TableSession => ({
      ...session,
      submit: (action) => {
        decide({ state: session.getState(), action });
        return session.submit(action);
      },
    }),
    [session],
  );
  return [seen, decided];
}
