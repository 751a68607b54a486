import type { ReactNode } from 'react';
import { rulePath } from '../../ui/rule-links.ts';
import type { LookBack } from '../../table/session/look-back.ts';
import { useLocale } from '../../words/use-locale.ts';
import { ReplaceToken } from './replace-token.tsx';
import type { StandInProps } from './seat-asking.ts';
import { StandInMenu } from './stand-in-menu.tsx';
import { TableMenu } from './table-menu.tsx';

interface MatchMenuProps extends StandInProps {
  readonly matchId: string;
  readonly token: string | undefined;
  readonly looking: LookBack;
  readonly onDone: () => void;
}

/** What one does not need all the time: code and link, watchers, and a way out of a turn. */
export function MatchMenu({
  table,
  state,
  snapshot,
  matchId,
  token,
  looking,
  onDone,
}: MatchMenuProps): ReactNode {
  const { words } = useLocale();
  const { watchers, hints } = snapshot;
  const look = (): void => {
    looking.lookAt(1);
    onDone();
  };
  return (
    <TableMenu matchId={matchId} token={token} code={state.code} watchers={watchers} hints={hints}>
      <div className="menu-line">
        <a className="button dark small" href={rulePath(snapshot.game)} onClick={onDone}>
          {words.rules.title}
        </a>
        <p className="quiet">{words.menu.rulesHint}</p>
      </div>
      {looking.farthest() > 0 && (
        <div className="menu-line">
          <button type="button" className="button dark small" onClick={look}>
            {words.menu.lookBack}
          </button>
          <p className="quiet">{words.menu.lookBackHint}</p>
        </div>
      )}
      {token && state.seat >= 0 && <ReplaceToken table={table} />}
      <StandInMenu table={table} state={state} snapshot={snapshot} onDone={onDone} />
    </TableMenu>
  );
}
