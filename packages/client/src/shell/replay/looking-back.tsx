import { useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { LogPlacesContext } from '@atoll/table-kit/table/controls/log-places.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { CompareButton } from '../compare/compare-button.tsx';
import { ownDailyMatch } from '../daily/own-daily-match.ts';
import { useShownNotes } from '../moment-notes/use-shown-notes.tsx';
import { useSharedReview } from '../shared-review/use-shared-review.tsx';
import { namedTable } from '../seat-names.ts';
import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import type { Replay } from './load-replay.ts';
import { statusOf } from '../table/match-status.ts';
import type { PlayedOn } from './play-on/play-on.ts';
import type { PlottedLine } from './points/plotted-lines.ts';
import { ReplayActions } from './replay-actions.tsx';
import { ReplayBar } from './replay-bar.tsx';
import { animationAt } from './playing-pace.ts';
import { ReportKey } from '../report/report-key.tsx';
import { ReplayNote } from './replay-note.tsx';
import { ReplayShell } from './replay-shell.tsx';
import { useHiddenEnd } from './use-hidden-end.ts';
import { usePlaying } from './use-playing.ts';
import { useReplayAddress } from './use-replay-address.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useReplayPlaces } from './use-replay-places.ts';

/** Few replays repeat the deal of another match. */
const Comparison = lazyWithRetry(
  async () => (await import('../compare/comparison.tsx')).Comparison,
);

export interface LookingBackProps {
  readonly replay: Replay;
  readonly words: ReplayWords;
  readonly game: GameClient;
  readonly onPlay: (played: PlayedOn) => void;
  readonly onDeal: () => void;
}

/** The game's own table of a match, with the replay bar below it. */
export function LookingBack({ game, replay, words, onPlay, onDeal }: LookingBackProps): ReactNode {
  const { session, matchId, source, file } = replay;
  const locale = useLocale();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const usual = useSettings();
  const playing = usePlaying(session);
  const settings = useMemo(
    (): Settings => ({ ...usual, animation: animationAt(playing.speed, usual.animation) }),
    [usual, playing.speed],
  );
  const hiddenEnd = useHiddenEnd(replay);
  const { end } = hiddenEnd;
  const places = useReplayPlaces(session, { end });
  const review = useSharedReview(replay, { label: words.together, end, playing });
  const notes = useShownNotes(replay, { end, review: review.notes });
  const [lines, setLines] = useState<readonly PlottedLine[]>();
  useReplayKeys(session, playing.toggle);
  useReplayAddress(replay, { playing: playing.on, end });
  const snapshot = useMemo(
    () => state.snapshot && namedTable(locale, state.snapshot),
    [locale, state.snapshot],
  );
  const list = snapshot?.seats.map(({ name }) => name).join('\n') ?? '';
  const names = useMemo(() => list.split('\n'), [list]);
  const [comparing, setComparing] = useState(false);
  if (!snapshot) return null;
  const gameStatus = game.status({ table: { ...state, seat: -1 }, names });
  const { sentence } = statusOf(locale.words, gameStatus, { snapshot });
  const phase = snapshot.phase === 'over' ? 'over' : 'playing';
  return (
    <LogPlacesContext value={places}>
      <ReportKey {...{ matchId, state }} letterKeys={usual.letterKeys}>
        <ReplayShell
          {...{ game, session, snapshot, settings, names, sentence }}
          title={words.title}
          above={<ReplayNote {...{ replay, words, hiddenEnd, comparing }} />}
        >
          {review.place}
          {notes.place}
          {comparing && <Comparison {...{ game, replay, names }} onLines={setLines} />}
          <ReplayBar
            {...{ session, words, names, playing, lines, end }}
            marks={notes.marks}
            matchId={source === 'server' ? matchId : undefined}
            extra={
              <>
                {notes.button}
                {review.button}
                {(file.repeats ?? ownDailyMatch(file)) && game.story && (
                  <CompareButton on={comparing} onChange={setComparing} />
                )}
                {replay.from === 'log' && (
                  <ReplayActions {...{ game, replay, words, names, phase, end, onPlay, onDeal }} />
                )}
              </>
            }
          />
        </ReplayShell>
      </ReportKey>
    </LogPlacesContext>
  );
}
