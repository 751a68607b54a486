import type { ReactNode } from 'react';
import type { Settings } from '../../settings/settings.ts';
import { SeatsContext, useSteadySeats } from '../../table/controls/concessions.ts';
import type { GameClient } from '../../table/game-client.ts';
import type { TableSession } from '../../table/session/table-session.ts';
import type { TableSnapshot } from '../../table/session/table-state.ts';
import { Logo } from '../../ui/drawing.tsx';
import { useLocale } from '../../words/use-locale.ts';
import { follow } from '../route.ts';
import { ErrorBoundary } from '../table/error-boundary.tsx';
import './replay.css';

interface ReplayShellProps {
  readonly game: GameClient;
  readonly session: TableSession;
  readonly snapshot: TableSnapshot;
  readonly settings: Settings;
  readonly names: readonly string[];
  readonly title: string;
  /** How the match stands. */
  readonly sentence: string;
  /** Stands between the head and the table. */
  readonly above?: ReactNode;
  /** Told what is half chosen, for the head; left out, nothing of it is told. */
  readonly onHint?: (sentence: string | undefined) => void;
  /** What stands below the table. */
  readonly children?: ReactNode;
}

/** A table without a room: a head, the table of the game, and what stands around it. */
export function ReplayShell({
  game,
  session,
  snapshot,
  settings,
  names,
  title,
  sentence,
  above,
  onHint = ignore,
  children,
}: ReplayShellProps): ReactNode {
  const { words } = useLocale();
  const seats = useSteadySeats(snapshot.seats);
  return (
    <div className="match replay">
      <header className="status-bar">
        <h1 className="brand">
          <Logo size={32} />
          <span>{title}</span>
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
          {words.back}
        </a>
      </header>
      {above}
      <main className="table-place">
        <ErrorBoundary key={settings.renderer}>
          <SeatsContext value={seats}>
            {game.table({ session, settings, names, onHint })}
          </SeatsContext>
        </ErrorBoundary>
      </main>
      {children}
    </div>
  );
}

/** The head tells how the match stands, not what is half chosen. */
const ignore = (): void => undefined;
