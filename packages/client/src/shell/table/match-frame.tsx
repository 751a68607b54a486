import type { ReactNode } from 'react';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { LiveSession } from '../../net/live-session.ts';
import type { GameClient } from '../../table/game-client.ts';
import type { TableSnapshot, TableState } from '../../table/session/table-state.ts';
import { SheetDialog } from '../../ui/dialog.tsx';
import { useSettings } from '../../settings/use-settings.ts';
import { RulesHost } from '../rules/rules-host.tsx';
import { isReplaced } from './absence.ts';
import { FastForward, type Tempo } from './fast-forward.tsx';
import { StandInBanner } from './stand-in-banner.tsx';
import { useFirstTimes } from '../../table/controls/notes/first-times.ts';
import { StatusBar } from './status-bar.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { useGame } from './use-game.ts';
import { useLookBack } from './use-look-back.ts';
import { useSounds } from './use-sounds.ts';
import { useTurnTitle } from './use-turn-title.ts';
import { useLocale } from '../../words/use-locale.ts';

const LookBackBanner = lazy(async () => ({
  default: (await import('./look-back-banner.tsx')).LookBackBanner,
}));

/** Nobody begins a match with its menu or its score sheet. */
const MatchMenu = lazy(async () => ({ default: (await import('./match-menu.tsx')).MatchMenu }));
const RematchBanner = lazy(async () => ({
  default: (await import('../score/rematch-choice.tsx')).RematchBanner,
}));
const ScoreSheet = lazy(async () => ({
  default: (await import('../score/score-sheet.tsx')).ScoreSheet,
}));

interface MatchFrameProps {
  readonly table: LiveSession;
  readonly state: TableState;
  readonly snapshot: TableSnapshot;
  readonly matchId: string;
  readonly token: string | undefined;
  readonly tempo: Tempo;
  readonly onTempo: (tempo: Tempo) => void;
}

/**
 * The page of a running or finished match: status bar, the game's own table, menu and score sheet.
 */
export function MatchFrame(props: MatchFrameProps): ReactNode {
  const { words } = useLocale();
  const game = useGame(props.snapshot.game);
  if (game === undefined)
    return (
      <p className="laying-out" role="status">
        {words.status.loading}
      </p>
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
  const { table, state, snapshot, matchId, token, tempo, onTempo } = props;
  const usual = useSettings();
  const settings = useMemo(
    () => (tempo === 'fast' ? ({ ...usual, animation: 0 } as const) : usual),
    [usual, tempo],
  );
  const { looking, behind } = useLookBack(table, settings);
  const [hint, setHint] = useState<string>();
  const [menu, setMenu] = useState(false);
  const [scoresClosed, setScoresClosed] = useState(false);
  const list = snapshot.seats.map(({ name }) => name).join('\n');
  const names = useMemo(() => list.split('\n'), [list]);
  const over = snapshot.phase === 'over';
  // whoever lets a bot play looks on meanwhile
  const own = isReplaced(snapshot, state.seat) ? -1 : state.seat;
  // whose turn it is says who decides: a bot, where one plays on for a person
  const { seats } = snapshot;
  const deciders = useMemo(
    () => seats.map(({ name, standIn }) => (standIn === '' ? name : words.standIn.botOf(name))),
    [words.standIn, seats],
  );
  const status = game.status({ table: { ...state, seat: own }, names: over ? names : deciders });
  useTurnTitle({ awaited: status.seats, own }, snapshot);
  const lesson = own < 0 ? undefined : game.lesson?.(state);
  const firstTimes = useFirstTimes({
    lesson,
    game: snapshot.game,
    match: matchId,
    question: state.duty.question,
    wanted: settings.firstTimes,
  });
  useSounds(table, { game, settings, own, mine: own >= 0 && status.seats.includes(own), over });
  return (
    <div className="match">
      <StatusBar
        game={game}
        snapshot={snapshot}
        names={deciders}
        own={own}
        firstTimes={firstTimes}
        status={hint ? { ...status, sentence: hint } : status}
        onMenu={() => setMenu(true)}
        onScores={() => setScoresClosed(false)}
      >
        <FastForward snapshot={snapshot} awaited={status.seats} tempo={tempo} onTempo={onTempo} />
      </StatusBar>
      <main className="table-place">
        <ErrorBoundary key={settings.renderer}>
          <game.Table session={looking} settings={settings} names={names} onHint={setHint} />
        </ErrorBoundary>
      </main>
      <SheetDialog title={words.menu.title} open={menu} onClose={() => setMenu(false)}>
        <Suspense fallback={<p>{words.loading}</p>}>
          <MatchMenu
            {...{ table, state, snapshot, matchId, token, looking }}
            onDone={() => setMenu(false)}
          />
        </Suspense>
      </SheetDialog>
      {behind > 0 && (
        <Suspense fallback={null}>
          <LookBackBanner looking={looking} behind={behind} />
        </Suspense>
      )}
      <StandInBanner table={table} state={state} snapshot={snapshot} awaited={status.seats} />
      {over && (
        <Ending
          {...props}
          game={game}
          scores={scoresClosed ? 'closed' : 'open'}
          onClose={() => setScoresClosed(true)}
        />
      )}
    </div>
  );
}

/** The score sheet, and once it is put away the question of a rematch. */
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
  <Suspense fallback={null}>
    {scores === 'closed' && <RematchBanner table={table} snapshot={snapshot} own={state.seat} />}
    <ScoreSheet
      game={game}
      table={table}
      snapshot={snapshot}
      steps={state.steps}
      own={state.seat}
      matchId={matchId}
      open={scores === 'open'}
      onClose={onClose}
    />
  </Suspense>
);
