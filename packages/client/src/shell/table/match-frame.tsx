import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { TableSnapshot, TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { SheetDialog } from '@atoll/table-kit/ui/dialog/dialog.tsx';
import { readRoute, usePath } from '../route.ts';
import { RulesHost } from '../rules/rules-host.tsx';
import { awaySeats, isReplaced } from './absent/absence.ts';
import { useDecisions } from '@atoll/table-kit/table/coach/use-decisions.ts';
import type { StandInProps } from './seat-asking.ts';
import type { StandInBannerProps } from './absent/stand-in-banner.tsx';
import { LineRoomContext } from '@atoll/table-kit/table/controls/notes/line-room.ts';
import { gaveUpIn, useMatchStatus } from './match-status.ts';
import { useHiddenResults } from '../results/hidden-results.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { StatusBar } from './status-bar.tsx';
import { type BotPace, waitsForBots } from './bot-pace.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { TableScope } from './table-scope.tsx';
import { StatusNotes } from './notes/status-notes.tsx';
import { isLastIn, useShownAhead, useTurnQueue } from './queue/use-turn-queue.ts';
import { useGame } from './use-game.ts';
import { useLookBack } from './use-look-back.ts';
import { usePacedSettings } from './use-paced-settings.ts';
import { useSounds } from './use-sounds.ts';
import { useTurnTitle } from './use-turn-title.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { LoadingLine } from '../parts/loading-line.tsx';
import { useQuiet } from '@atoll/table-kit/late/use-quiet.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';

/** The occasional notices load together, once any of them is needed. */
const notices = () => import('./notices.ts');
/** Needed by a seat, whose person may have been away, and by a person who looks back. */
const PastBanner = lazyWithRetry(async () => (await notices()).PastBanner);
/** Needed once a person is away, or a bot plays for the own seat. */
const StandInBanner = lazyWithRetry(async () => (await notices()).StandInBanner);
/** Needed once a player asks for the consent of all others, and by spectators with a delay. */
const TableNotices = lazyWithRetry(async () => (await notices()).TableNotices);
/** Needed by a person who wants no results, and comes after the end. */
const HiddenEnd = lazyWithRetry(async () => (await notices()).HiddenEnd, LoadingPage);
/** Needed by a person who opens the address of a seat without holding one. */
const LostSeatBanner = lazyWithRetry(async () => (await notices()).LostSeatBanner);
/** Needed in matches with bots. */
const FastForward = lazyWithRetry(async () => (await import('./fast-forward.tsx')).FastForward);
/** Needed in matches with a clock. */
const ClockStrip = lazyWithRetry(async () => (await import('../clock/clock-strip.tsx')).ClockStrip);
/** No match starts with its menu or its score sheet. */
const MatchMenu = lazyWithRetry(
  async () => (await import('./match-menu.tsx')).MatchMenu,
  LoadingLine,
);
const RematchBanner = lazyWithRetry(
  async () => (await import('../score/rematch-choice.tsx')).RematchBanner,
);
const LiveScores = lazyWithRetry(async () => (await import('../score/live-scores.tsx')).LiveScores);

interface MatchFrameProps {
  readonly table: LiveSession;
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
  readonly matchId: string;
  readonly token: string | undefined;
  readonly botPace: BotPace;
  readonly onBotPace: (botPace: BotPace) => void;
  /** The content below the table. */
  readonly children: ReactNode;
}

/**
 * The page of a running or finished match: status bar, the game's own table, menu and score sheet.
 */
export function MatchFrame(props: MatchFrameProps): ReactNode {
  const { words } = useLocale();
  const game = useGame(props.snapshot.game);
  // a match that begins without its empty seats renumbers the others; the own number comes after
  const isSeatKnown = props.state.seat < props.snapshot.seats.length;
  const hides = useHiddenResults();
  const [end, setEnd] = useState(() =>
    props.snapshot.phase === 'over' && hides(props.matchId) ? 'hidden' : 'shown',
  );
  if (end === 'hidden') return <HiddenEnd matchId={props.matchId} onShow={() => setEnd('shown')} />;
  if (game === undefined || !isSeatKnown)
    return (
      <>
        <p className="laying-out" role="status">
          {words.status.loading}
        </p>
        {props.children}
      </>
    );
  if (game === 'failed') {
    return (
      <main className="laying-out">
        <h1>{words.connection.failed}</h1>
        <p>{words.connection.failedText}</p>
        <button type="button" className="button main" onClick={() => location.reload()}>
          {words.connection.reload}
        </button>
      </main>
    );
  }
  return (
    <RulesHost game={props.snapshot.game} ofReason={game.ruleOf}>
      <Match game={game} {...props} />
    </RulesHost>
  );
}

function Match({ game, ...props }: MatchFrameProps & { readonly game: GameClient }): ReactNode {
  const { words } = useLocale();
  const { table, state, snapshot, matchId, token, botPace, onBotPace } = props;
  // a person with a stand-in bot is a spectator meanwhile
  const own = isReplaced(snapshot, state.seat) ? -1 : state.seat;
  const lastIn = isLastIn({ game, snapshot, own });
  const settings = usePacedSettings({ botPace, lastIn });
  const { looking, behind, go } = useLookBack(table, settings);
  const [seen, decided] = useDecisions(looking);
  const queue = useTurnQueue(seen, { game, snapshot, own });
  const [hint, setHint] = useState<string>();
  const [line, setLine] = useState(0);
  const isQuiet = useQuiet();
  const [menu, setMenu] = useState(false);
  const [scoresClosed, setScoresClosed] = useState(false);
  const list = snapshot.seats.map(({ name }) => name).join('\n');
  const names = useMemo(() => list.split('\n'), [list]);
  const over = snapshot.phase === 'over';
  const isSeatPage = readRoute(usePath()).page === 'table';
  const isLostSeat = isSeatPage && token === undefined && state.seat < 0 && !over;
  const shown = useShownAhead(queue, { ...state, snapshot, seat: own });
  const { deciders, status } = useMatchStatus(game, { snapshot, names, state: shown });
  useTurnTitle({ awaited: status.seats, own }, snapshot);
  useSounds(table, { game, settings, own, mine: own >= 0 && status.seats.includes(own), over });
  const noteProps = { game, table, matchId, names, decided, own, settings, queue, lastIn };
  return (
    <div className="match">
      <StatusBar
        game={game}
        snapshot={snapshot}
        names={deciders}
        own={own}
        notes={<StatusNotes {...noteProps} state={shown} onHeight={setLine} />}
        status={hint ? { ...status, sentence: hint } : status}
        onMenu={() => setMenu(true)}
        onScores={() => setScoresClosed(false)}
      >
        {waitsForBots(snapshot, status.seats) && <FastForward {...{ botPace, onBotPace }} />}
      </StatusBar>
      <p className="hidden" role="status">
        {gaveUpIn(words, snapshot)}
      </p>
      <RevertPlace {...{ table, state, snapshot }} />
      <main className="table-place">
        <ErrorBoundary key={settings.renderer}>
          <TableScope {...{ behind, go, matchId, state, snapshot, settings }}>
            <LineRoomContext value={line}>
              {game.table({ session: queue ?? seen, settings, names, onHint: setHint })}
            </LineRoomContext>
          </TableScope>
        </ErrorBoundary>
      </main>
      <SheetDialog title={words.menu.title} open={menu} onClose={() => setMenu(false)}>
        <MatchMenu
          {...{ table, state, snapshot, matchId, token, looking, go }}
          onDone={() => setMenu(false)}
        />
      </SheetDialog>
      {(behind > 0 || (isQuiet && state.seat >= 0)) && (
        <PastBanner {...{ table, state, matchId, looking, behind, go }} />
      )}
      <StandInPlace {...{ table, state, snapshot }} awaited={status.seats} />
      {isLostSeat && <LostSeatBanner {...{ matchId, snapshot }} />}
      {props.children}
      <ClockPlace {...{ table, state, snapshot }} />
      {over && (
        <Ending
          {...props}
          game={game}
          // missed actions, or a past position, come before the end
          scores={scoresClosed || behind > 0 ? 'closed' : 'open'}
          onClose={() => setScoresClosed(true)}
        />
      )}
    </div>
  );
}

/** The place above everything else. */
const ClockPlace = (props: StandInProps): ReactNode =>
  props.snapshot.clock && props.snapshot.phase === 'playing' && <ClockStrip {...props} />;

/** The place above the table, rendered before it has content; the outcome of a request stays. */
const RevertPlace = (props: StandInProps): ReactNode => {
  const { state, snapshot } = props;
  const { revert, standInVote, seatOffer, watchersBehind, pause, repeats, daily } = snapshot;
  const isAsked = revert.seat >= 0 || standInVote.seat >= 0 || pause || seatOffer;
  const hasNotice =
    isAsked || watchersBehind > 0 || repeats || daily || state.steps.at(-1)?.undone !== undefined;
  const [wanted, setWanted] = useState(Boolean(hasNotice));
  if (hasNotice && !wanted) setWanted(true);
  return (
    <div className="revert-place" role="status">
      {wanted && <TableNotices {...props} />}
    </div>
  );
};

/** The place over the table, rendered before it has content, so that the content is announced. */
const StandInPlace = (props: StandInBannerProps): ReactNode => {
  const { state, snapshot } = props;
  const isWanted =
    snapshot.tournament === undefined &&
    (isReplaced(snapshot, state.seat) || awaySeats(snapshot).length > 0);
  return (
    <div className="banner-place" role="status">
      {state.seat >= 0 && isWanted && <StandInBanner {...props} />}
    </div>
  );
};

/** The score sheet, and once it is dismissed the question of a rematch. */
const Ending = ({
  game,
  table,
  state,
  snapshot,
  matchId,
  scores,
  onClose,
}: MatchFrameProps & {
  readonly game: GameClient;
  readonly scores: 'open' | 'closed';
  readonly onClose: () => void;
}): ReactNode => (
  <>
    {scores === 'closed' && <RematchBanner table={table} snapshot={snapshot} own={state.seat} />}
    <LiveScores
      game={game}
      table={table}
      snapshot={snapshot}
      steps={state.steps}
      own={state.seat}
      matchId={matchId}
      open={scores === 'open'}
      onClose={onClose}
    />
  </>
);
