import { useEffect, useMemo } from 'react';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import { sailOn, type Sailing } from './present/sail-on.ts';

/** The same table, which continues by itself where a submitted action begins several. */
export function useVoyage(session: TableSession): Pick<Sailing, 'session' | 'owed'> {
  const sailing = useMemo(() => sailOn(session), [session]);
  useEffect(() => sailing.start(), [sailing]);
  return sailing;
}
