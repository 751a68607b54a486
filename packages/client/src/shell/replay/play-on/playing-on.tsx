import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import type { PlayedOn } from './play-on.ts';
import { ReplayShell } from '../replay-shell.tsx';

interface PlayingOnProps {
  readonly game: GameClient;
  readonly words: ReplayWords;
  readonly played: PlayedOn;
  readonly onBack: () => void;
}

/** The table of a match that continues from a replay, with its origin below it. */
export function PlayingOn({
  game,
  words,
  played: { session, from, names, seat },
  onBack,
}: PlayingOnProps): ReactNode {
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const settings = useSettings();
  useEffect(() => session.stop, [session]);
  const { snapshot } = state;
  if (!snapshot) return null;
  const { sentence } = game.status({ table: state, names });
  return (
    <ReplayShell
      {...{ game, session, snapshot, settings, names, sentence }}
      title={words.playedTitle}
    >
      <footer className="replay-bar replay-played" aria-label={words.playedTitle}>
        <p role="status">
          {snapshot.phase === 'over' ? words.playedOver : words.playedFrom(names[seat] ?? '', from)}
        </p>
        <button type="button" className="button second small" onClick={onBack}>
          {words.playedBack}
        </button>
      </footer>
    </ReplayShell>
  );
}
