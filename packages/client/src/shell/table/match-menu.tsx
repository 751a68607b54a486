import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import { LoadingLine } from '../parts/loading-line.tsx';
import { rulePath } from '@atoll/table-kit/ui/rule-links.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { loadMenuWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { BlockLine } from '../blocks/block-line.tsx';
import { ConcedeMenu } from './consent/concede-menu.tsx';
import { NoticesLine } from '../notify/notices-line.tsx';
import { ReportLine } from '../report/report-line.tsx';
import { TournamentLink } from '../tournament/tournament-link.tsx';
import { MenuWordsContext } from './menu-words-context.ts';
import { OfferMenu } from '../seat-offer/offer-menu.tsx';
import { PauseMenu } from './pause/pause-menu.tsx';
import { ReplaceToken } from './seat/replace-token.tsx';
import { RevertMenu } from './consent/revert-menu.tsx';
import type { StandInProps } from './seat-asking.ts';
import { StandInMenu } from './absent/stand-in-menu.tsx';
import { TalkSettings } from './talk/talk-settings.tsx';
import { TableMenu } from './table-menu.tsx';
import type { LookingBack } from './use-look-back.ts';

interface MatchMenuProps extends StandInProps, Omit<LookingBack, 'behind'> {
  readonly matchId: string;
  readonly token: string | undefined;
  readonly onDone: () => void;
}

/** Opened by a button; the menu itself does not need it. */
const NoticesPage = lazyWithRetry(
  async () => (await import('../notify/notices-page.tsx')).NoticesPage,
  LoadingLine,
);

/**
 * The rarely needed things: code and link, spectators, and the ways to leave a turn or the match.
 */
export function MatchMenu({
  table,
  state,
  snapshot,
  matchId,
  token,
  looking,
  go,
  onDone,
}: MatchMenuProps): ReactNode {
  const { words: shell } = useLocale();
  const words = useLaterWords(loadMenuWords);
  const { watchers, hints, tournament } = snapshot;
  const mayReplace = token && state.seat >= 0 && tournament === undefined;
  const menu = useRef<HTMLDivElement>(null);
  const [page, setPage] = useState<'menu' | 'notices' | 'back'>('menu');
  useEffect(() => {
    if (page === 'back') menu.current?.querySelector<HTMLElement>('[data-notices]')?.focus();
  }, [page]);
  const look = (): void => {
    go({ to: 'back' });
    onDone();
  };
  if (!words) return <p role="status">{shell.loading}</p>;
  return (
    <MenuWordsContext value={words}>
      <div ref={menu} hidden={page === 'notices'}>
        <TableMenu
          {...{ matchId, token, watchers, hints }}
          code={state.code}
          talk={<TalkSettings {...{ table, state, snapshot }} />}
          seat={mayReplace && <ReplaceToken table={table} />}
          reading={
            <>
              <div className="menu-line">
                <a className="button dark small" href={rulePath(snapshot.game)} onClick={onDone}>
                  {shell.rules.title}
                </a>
                <p className="quiet">{words.rulesHint}</p>
              </div>
              {looking.first() + looking.farthest() > 0 && (
                <div className="menu-line">
                  <button type="button" className="button dark small" onClick={look}>
                    {words.lookBack}
                  </button>
                  <p className="quiet">{words.lookBackHint}</p>
                </div>
              )}
              {token && state.seat >= 0 && snapshot.phase === 'playing' && (
                <NoticesLine onOpen={() => setPage('notices')} />
              )}
              <BlockLine {...{ matchId, token }} own={state.seat} seats={snapshot.seats} />
              <ReportLine matchId={matchId} state={state} />
            </>
          }
          ending={
            <>
              {tournament === undefined ? (
                <>
                  <PauseMenu table={table} state={state} snapshot={snapshot} onDone={onDone} />
                  <RevertMenu table={table} state={state} snapshot={snapshot} onDone={onDone} />
                  <StandInMenu table={table} state={state} snapshot={snapshot} onDone={onDone} />
                  {!snapshot.rated && (
                    <OfferMenu table={table} state={state} snapshot={snapshot} onDone={onDone} />
                  )}
                </>
              ) : (
                <div className="menu-line">
                  <TournamentLink id={tournament} className="button dark small" />
                </div>
              )}
              <ConcedeMenu table={table} state={state} snapshot={snapshot} onDone={onDone} />
            </>
          }
        />
      </div>
      {page === 'notices' && <NoticesPage matchId={matchId} onBack={() => setPage('back')} />}
    </MenuWordsContext>
  );
}
