import { useEffect, useMemo } from 'react';
import type { TableSession } from '../../table/session/table-session.ts';
import { sailOn } from './present/sail-on.ts';

/** The same table, which sails on by itself where an action that is submitted begins a route. */
export function useVoyage(session: TableSession): TableSession {
  const sailing = useMemo(() => sailOn(session), [session]);
  useEffect(() => sailing.start(), [sailing]);
  return sailing.session;
}
