import { type ConnectionOptions, LiveSession } from '../../src/net/live-session.ts';
import type { ConnectionStatus } from '@atoll/table-kit/table/session/table-state.ts';
import type { FakeServer } from './fake-server.ts';

/** A table of that server, and the statuses that it goes through. */
export function open(server: FakeServer, more: Partial<ConnectionOptions> = {}) {
  let ids = 0;
  const newId = (): string => `decision-${++ids}`;
  const table = new LiveSession({
    transport: server,
    matchId: 'match',
    token: 'token',
    newId,
    wait: () => Promise.resolve(),
    ...more,
  });
  const seen: ConnectionStatus[] = [];
  table.subscribe(() => {
    const { status } = table.getState();
    if (seen.at(-1) !== status) seen.push(status);
  });
  table.open();
  return { table, seen };
}

/** Resolves when the table has the status. */
export const reached = (table: LiveSession, status: ConnectionStatus): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (table.getState().status === status) resolve();
    };
    table.subscribe(look);
    look();
  });
