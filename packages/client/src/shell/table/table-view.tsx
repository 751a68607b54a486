import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import { forgetWatched, keepWatched } from '../../net/watched-matches.ts';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { beginsWith } from '../lobby/page-notes.ts';
import { keptSeats } from '../person.ts';
import { useNote } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { namedTable } from '../seat-names.ts';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { playsAmongBots, type BotPace } from './bot-pace.ts';
import { MatchFrame } from './match-frame.tsx';
import { useRematch } from './use-rematch.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** Parts that a running match does not need to load. */
const WaitingRoom = lazyWithRetry(
  async () => (await import('../room/waiting-room.tsx')).WaitingRoom,
  LoadingPage,
);
const NoTable = lazyWithRetry(async () => (await import('./no-table.tsx')).NoTable, LoadingPage);
const ReplacedDialog = lazyWithRetry(
  async () => (await import('./seat/replaced-dialog.tsx')).ReplacedDialog,
);

/** Puts bots on the open seats, by default of the default strength, and starts the match. */
async function begin(
  locale: Locale,
  table: LiveSession,
  { game, seats, wanted }: TableSnapshot & { readonly wanted: string },
): Promise<void> {
  const open = seats.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const { botsOf, usualBot } = await import('../bots/bots.ts');
  const bot = wanted || (open.length > 0 ? usualBot(await botsOf(locale, game)) : '');
  for (const seat of open) await table.seats({ do: 'bot', seat, bot });
  await table.start();
}

/**
 * Performs the host's duties that need no question: starts a match for one person, and sends the
 * pace of bots.
 */
function useHostTasks(
  table: LiveSession,
  { status, host, snapshot }: TableState,
  { pace }: Pick<Settings, 'pace'>,
): void {
  const locale = useLocale();
  const note = useNote();
  const begun = useRef(false);
  const live = status === 'live' && host;
  const waiting = snapshot?.phase === 'waiting';
  const otherPace = snapshot !== undefined && snapshot.phase !== 'over' && snapshot.pace !== pace;
  useEffect(() => {
    if (live && otherPace) void table.seats({ do: 'pace', pace });
  }, [live, otherPace, pace, table]);
  useEffect(() => {
    const { snapshot: now } = table.getState();
    const wanted = beginsWith(note);
    if (!live || !waiting || !now || wanted === undefined || begun.current) return;
    begun.current = true;
    void begin(locale, table, { ...now, wanted });
  }, [live, note, waiting, table, locale]);
}

/** A page means a person: opening it takes the seat from the program that played it. */
function useOwnHands(table: LiveSession, { status, seat, snapshot }: TableState): void {
  const taken = status === 'live' && snapshot?.seats[seat]?.program === true;
  useEffect(() => {
    if (taken) void table.seats({ do: 'program', program: false });
  }, [taken, table]);
}

/**
 * Removes the seat token of a link from the address, where it could be copied or seen by mistake.
 */
function cleanAddress(): void {
  if (location.hash !== '') history.replaceState(history.state, '', location.pathname);
}

/**
 * Stores a seat once its token is confirmed, with the match data that the lobby shows; forgets a
 * lost one.
 */
function useKeptSeat(
  matchId: string,
  token: string | undefined,
  { status, seat, host, code, snapshot }: TableState,
): void {
  const game = snapshot?.game;
  const over = snapshot?.phase === 'over';
  const gone = status === 'removed' || status === 'given' || status === 'missing';
  useEffect(() => {
    if (!gone) return;
    if (keptSeats.find(matchId)?.token === token) keptSeats.forget(matchId);
    cleanAddress();
  }, [gone, matchId, token]);
  useEffect(() => {
    if (!token || game === undefined || (seat < 0 && !host)) return;
    keptSeats.keep({ matchId, token, seat, code, game, over });
    cleanAddress();
  }, [matchId, token, seat, host, code, game, over]);
}

/** Stores a watched match while it is running, so that the lobby links to it. */
function useKeptWatch(matchId: string, { status, seat, host, snapshot }: TableState): void {
  const isWatched = status === 'live' && seat < 0 && !host && snapshot?.phase === 'playing';
  const isDone = status === 'missing' || snapshot?.phase === 'over';
  const game = snapshot?.game ?? '';
  const list = snapshot?.seats.map(({ name }) => name).join('\n') ?? '';
  useEffect(() => {
    if (isDone) forgetWatched(localStorage, matchId);
    if (isWatched)
      keepWatched(localStorage, { matchId, game, names: list.split('\n'), at: Date.now() });
  }, [isDone, isWatched, matchId, game, list]);
}

interface TableViewProps {
  readonly table: LiveSession;
  readonly matchId: string;
  readonly token: string | undefined;
}

/** A table in all its phases: connecting, waiting room, match, and errors. */
export function TableView({ table, matchId, token }: TableViewProps): ReactNode {
  const locale = useLocale();
  const state = useSyncExternalStore(table.subscribe, table.getState);
  const [botPace, setBotPace] = useState<BotPace>('usual');
  const settings = useSettings();
  const hurries =
    botPace === 'fast' &&
    state.snapshot !== undefined &&
    playsAmongBots(state.snapshot, state.seat);
  useHostTasks(table, state, hurries ? { pace: 0 } : settings);
  useKeptSeat(matchId, token, state);
  useOwnHands(table, state);
  useRematch(state, token);
  const { status } = state;
  const snapshot = useMemo(
    () => state.snapshot && namedTable(locale, state.snapshot),
    [locale, state.snapshot],
  );
  useKeptWatch(matchId, { ...state, snapshot });
  const host = snapshot?.hostName;
  useEffect(() => {
    if (host !== undefined)
      document.title = locale.words.title(locale.words.status.titleTable(host));
  }, [host, locale.words]);

  if (
    status === 'missing' ||
    status === 'unplayable' ||
    status === 'failed' ||
    status === 'removed' ||
    status === 'given' ||
    (status === 'replaced' && !snapshot)
  )
    return <NoTable status={status} matchId={matchId} onRetry={table.open} />;
  if (!snapshot) return <LoadingPage />;
  const lost = <ConnectionBanner status={status} busy={state.busy} onRetry={table.retry} />;
  return (
    <>
      {snapshot.phase === 'waiting' ? (
        <WaitingRoom
          table={table}
          state={state}
          snapshot={snapshot}
          matchId={matchId}
          token={token}
        />
      ) : (
        <MatchFrame
          table={table}
          state={state}
          snapshot={snapshot}
          matchId={matchId}
          token={token}
          botPace={botPace}
          onBotPace={setBotPace}
        >
          {lost}
        </MatchFrame>
      )}
      {snapshot.phase === 'waiting' && lost}
      {status === 'replaced' && <ReplacedDialog onTakeBack={table.open} />}
    </>
  );
}
