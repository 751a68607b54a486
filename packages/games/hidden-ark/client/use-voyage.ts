import { useEffect, useMemo } from 'react';
import { sailOn, type Sailing } from './present/sail-on.ts';
import type { ArkSession } from './table-types.ts';

/** The same table, which continues by itself where a submitted action begins several. */
export function useVoyage(session: ArkSession): Pick<Sailing, 'session' | 'owed'> {
  const sailing = useMemo(() => sailOn(session), [session]);
  useEffect(() => sailing.start(), [sailing]);
  return sailing;
}
