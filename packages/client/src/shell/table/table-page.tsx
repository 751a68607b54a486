import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { colyseusTransport } from '../../net/link/colyseus-transport.ts';
import { TableChat } from '../../net/table-chat.ts';
import { storedMuteList } from '../../net/mute-list.ts';
import { newId } from '../../net/new-id.ts';
import { tokenInFragment, type KeptSeat } from '../../net/seats/seats.ts';
import { LiveSession } from '../../net/live-session.ts';
import { keptSeats, seedShares } from '../person.ts';
import { TalkScope } from './talk/talk-scope.tsx';
import { TableView } from './table-view.tsx';

/**
 * The seat token for this match: from the link, otherwise the stored one. A link may be wrong: it
 * replaces no stored token yet.
 */
const tokenFor = (matchId: string): string | undefined =>
  tokenInFragment(location.hash) ?? keptSeats.find(matchId)?.token;

/** The stored seat that the token opens; a link may lead to another seat. */
function keptFor(matchId: string, token: string | undefined): KeptSeat | undefined {
  const kept = keptSeats.find(matchId);
  return kept?.token === token ? kept : undefined;
}

/** A seat link for the open page changes only its fragment, and would otherwise do nothing. */
function openSeatLink(): void {
  if (tokenInFragment(location.hash)) location.reload();
}

export interface TablePageProps {
  readonly matchId: string;
  readonly as: 'seat' | 'spectator';
}

/** The table of this match, connected while the page is open. */
export function TablePage({ matchId, as }: TablePageProps): ReactNode {
  const [token, setToken] = useState(() => (as === 'seat' ? tokenFor(matchId) : undefined));
  const [kept] = useState(() => keptFor(matchId, token));
  const [chat] = useState(() => new TableChat(storedMuteList(localStorage, matchId)));
  const [table] = useState(
    () =>
      new LiveSession({
        transport: chat.over(colyseusTransport(location.origin)),
        matchId,
        token,
        newId,
        shares: seedShares,
        next: kept?.next,
        kept: kept && (() => keptSeats.find(matchId)),
        onToken: (keys) => {
          keptSeats.keep({ matchId, ...keys });
          setToken(keys.token);
        },
      }),
  );
  useEffect(() => {
    table.open();
    addEventListener('online', table.retry);
    document.addEventListener('visibilitychange', table.retry);
    addEventListener('hashchange', openSeatLink);
    return () => {
      removeEventListener('online', table.retry);
      document.removeEventListener('visibilitychange', table.retry);
      removeEventListener('hashchange', openSeatLink);
      table.leave();
    };
  }, [table]);
  return (
    <TalkScope chat={chat} table={table}>
      <TableView table={table} matchId={matchId} token={token} />
    </TalkScope>
  );
}
