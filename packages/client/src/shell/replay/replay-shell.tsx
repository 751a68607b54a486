import type { ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { SeatsContext, useSteadySeats } from '@atoll/table-kit/table/controls/concessions.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { TableSession } from '@atoll/table-kit/table/session/table-session.ts';
import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { Logo } from '@atoll/table-kit/ui/drawing.tsx';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
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
  /** The status of the match. */
  readonly sentence: string;
  /** The content between the header and the table. */
  readonly above?: ReactNode;
  /**
   * Called with the sentence about an unfinished selection, for the header; left out, it is not
   * shown.
   */
  readonly onHint?: (sentence: string | undefined) => void;
  /** The content below the table. */
  readonly children?: ReactNode;
}

/** A table without a room: a header, the table of the game, and the content around it. */
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

/** Ignores the unfinished selection: the header shows the status of the match. */
const ignore = (): void => undefined;
