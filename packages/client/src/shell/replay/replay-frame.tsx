import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { useSettings } from '../../settings/use-settings.ts';
import type { GameClient } from '../../table/game-client.ts';
import type { ReplayWords } from '../../words/load-words.ts';
import { useLocale } from '../../words/use-locale.ts';
import { Logo } from '../../ui/drawing.tsx';
import { follow } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { namedTable } from '../seat-names.ts';
import { ErrorBoundary } from '../table/error-boundary.tsx';
import { useGame } from '../table/use-game.ts';
import type { Replay } from './load-replay.ts';
import { momentIn, writeMoment } from './moment-link.ts';
import './replay.css';
import { ReplayBar } from './replay-bar.tsx';
import { DrawsButton } from './draws-button.tsx';
import { usePlaying } from './use-playing.ts';
import { useReplayKeys } from './use-replay-keys.ts';

interface ReplayFrameProps {
  readonly replay: Replay;
  readonly words: ReplayWords;
  /** It comes from a file of the person's own, so that no link leads to it. */
  readonly saved: boolean;
}

/** The very table of a match, and below it the way through its time. */
export function ReplayFrame(props: ReplayFrameProps): ReactNode {
  const { words } = useLocale();
  const game = useGame(props.replay.game);
  if (game === undefined) return <LoadingPage />;
  if (game === 'failed')
    return <NoticePage title={words.connection.failed} text={words.connection.failedText} />;
  return <Frame game={game} {...props} />;
}

/** At high speed nothing is seen of a motion but its end. */
const animationAt = (speed: number, usual: Settings['animation']): Settings['animation'] =>
  usual === 0 || speed >= 4 ? 0 : speed >= 2 ? 2 : usual;

function Frame({
  game,
  replay,
  words,
  saved,
}: ReplayFrameProps & { readonly game: GameClient }): ReactNode {
  const { session, matchId } = replay;
  const locale = useLocale();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const usual = useSettings();
  const playing = usePlaying(session);
  const settings = useMemo(
    (): Settings => ({ ...usual, animation: animationAt(playing.speed, usual.animation) }),
    [usual, playing.speed],
  );
  const position = session.position();
  useReplayKeys(session, playing.toggle);
  useEffect(() => {
    const { at, seat } = momentIn(location.hash);
    session.lookFrom(seat);
    session.goTo(at ?? (saved ? 0 : session.length));
  }, [session, saved]);
  useEffect(() => {
    if (!saved && !playing.on) writeMoment({ at: position, seat: state.seat });
  }, [saved, playing.on, position, state.seat]);
  const snapshot = useMemo(
    () => state.snapshot && namedTable(locale, state.snapshot),
    [locale, state.snapshot],
  );
  const list = snapshot?.seats.map(({ name }) => name).join('\n') ?? '';
  const names = useMemo(() => list.split('\n'), [list]);
  if (!snapshot) return null;
  const { sentence } = game.status({ table: { ...state, seat: -1 }, names });
  return (
    <div className="match replay">
      <header className="status-bar">
        <h1 className="brand">
          <Logo size={32} />
          <span>{words.title}</span>
        </h1>
        {game.Headline && (
          <div className="headline">
            <game.Headline snapshot={snapshot} />
          </div>
        )}
        <div className="status-lines">
          <p className="status">
            <span className="sentence">{sentence}</span>
          </p>
        </div>
        <a className="button second small" href="/" onClick={follow}>
          {locale.words.back}
        </a>
      </header>
      <main className="table-place">
        <ErrorBoundary key={settings.renderer}>
          <game.Table session={session} settings={settings} names={names} onHint={ignore} />
        </ErrorBoundary>
      </main>
      <ReplayBar
        session={session}
        words={words}
        names={names}
        playing={playing}
        matchId={saved ? undefined : matchId}
        extra={<DrawsButton replay={replay} words={words} names={names} />}
      />
    </div>
  );
}

/** Nothing can be chosen, so that no choice is half made. */
const ignore = (): void => undefined;
