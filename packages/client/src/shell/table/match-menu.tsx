import type { ReactNode } from 'react';
import { ReplaceToken } from './replace-token.tsx';
import type { StandInProps } from './seat-asking.ts';
import { StandInMenu } from './stand-in-menu.tsx';
import { TableMenu } from './table-menu.tsx';

interface MatchMenuProps extends StandInProps {
  readonly matchId: string;
  readonly token: string | undefined;
  readonly onDone: () => void;
}

/** What one does not need all the time: code and link, watchers, and a way out of a turn. */
export function MatchMenu({
  table,
  state,
  snapshot,
  matchId,
  token,
  onDone,
}: MatchMenuProps): ReactNode {
  const { watchers, hints } = snapshot;
  return (
    <TableMenu matchId={matchId} token={token} code={state.code} watchers={watchers} hints={hints}>
      {token && state.seat >= 0 && <ReplaceToken table={table} />}
      <StandInMenu table={table} state={state} snapshot={snapshot} onDone={onDone} />
    </TableMenu>
  );
}
