import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import { LogPlacesContext } from '@atoll/table-kit/table/controls/log-places.ts';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { namedTable } from '../seat-names.ts';
import type { ReplayWords } from '@atoll/table-kit/words/load-later-words.ts';
import { DrawsButton } from './draws-button.tsx';
import type { Replay } from './load-replay.ts';
import { momentHere, writeMoment } from './position-link.ts';
import { statusOf } from '../table/match-status.ts';
import { PlayOnButton } from './play-on-button.tsx';
import { playOnTogether } from './play-on-together.ts';
import { playOn, type PlayedOn } from './play-on.ts';
import { ReplayBar } from './replay-bar.tsx';
import { animationAt } from './playing-pace.ts';
import { ReviewButton } from '../review/review-button.tsx';
import { ReportKey } from '../report/report-key.tsx';
import { ReplayShell } from './replay-shell.tsx';
import { usePlaying } from './use-playing.ts';
import { useReplayKeys } from './use-replay-keys.ts';
import { useReplayPlaces } from './use-replay-places.ts';

export interface LookingBackProps {
  readonly replay: Replay;
  readonly words: ReplayWords;
  /** It comes from a file of the person's own, so no link leads to it. */
  readonly saved: boolean;
  readonly game: GameClient;
  readonly onPlay: (played: PlayedOn) => void;
}

/**
 * How long a position is shown before the address of the page is updated, in ms: browsers refuse
 * more than a hundred updates in thirty seconds.
 */
const REST_MS = 350;

/** The game's own table of a match, with the replay bar below it. */
export function LookingBack({ game, replay, words, saved, onPlay }: LookingBackProps): ReactNode {
  const { session, matchId } = replay;
  const locale = useLocale();
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const usual = useSettings();
  const playing = usePlaying(session);
  const settings = useMemo(
    (): Settings => ({ ...usual, animation: animationAt(playing.speed, usual.animation) }),
    [usual, playing.speed],
  );
  const places = useReplayPlaces(session);
  const position = session.position();
  useReplayKeys(session, playing.toggle);
  useEffect(() => {
    const { at, seat } = momentHere();
    if (!saved) session.lookFrom(seat);
    session.goTo(at ?? (saved ? session.position() : session.length));
  }, [session, saved]);
  const seat = session.viewpoint();
  useEffect(() => {
    if (saved || playing.on) return undefined;
    const rest = setTimeout(() => writeMoment({ at: position, seat }), REST_MS);
    return () => clearTimeout(rest);
  }, [saved, playing.on, position, seat]);
  const snapshot = useMemo(
    () => state.snapshot && namedTable(locale, state.snapshot),
    [locale, state.snapshot],
  );
  const list = snapshot?.seats.map(({ name }) => name).join('\n') ?? '';
  const names = useMemo(() => list.split('\n'), [list]);
  if (!snapshot) return null;
  const gameStatus = game.status({ table: { ...state, seat: -1 }, names });
  const { sentence } = statusOf(locale.words, gameStatus, { snapshot });
  const showMoment = (at: number, from: number): void => {
    session.lookFrom(from);
    session.goTo(at);
  };
  const over = snapshot.phase === 'over';
  const recorded = replay.from === 'recording';
  return (
    <LogPlacesContext value={places}>
      <ReportKey {...{ matchId, state }} letterKeys={usual.letterKeys}>
        <ReplayShell
          {...{ game, session, snapshot, settings, names, sentence }}
          title={words.title}
          above={recorded && <Recorded words={words} />}
        >
          <ReplayBar
            session={session}
            words={words}
            names={names}
            playing={playing}
            matchId={saved ? undefined : matchId}
            extra={
              recorded || (
                <>
                  <PlayOnButton
                    label={words.playOn}
                    refused={over ? words.playOnOver : ''}
                    onPress={async () => {
                      // the address keeps the position for a return
                      if (!saved) writeMoment({ at: position, seat });
                      const played = await playOn(replay, { locale, names });
                      if (played) onPlay(played);
                      return undefined;
                    }}
                  />
                  {!saved && (
                    <PlayOnButton
                      label={words.playOnTogether}
                      refused={over ? words.playOnOver : ''}
                      onPress={() => playOnTogether(replay, locale)}
                    />
                  )}
                  <ReviewButton
                    label={words.coach}
                    title={words.coachTitle}
                    {...{ game, session, names }}
                    file={replay.file}
                    begin={Math.max(0, seat === 'open' ? 0 : seat)}
                    onShow={showMoment}
                    onPlay={async (at, from) => {
                      showMoment(at, from);
                      const played = await playOn(replay, { locale, names });
                      if (played) onPlay(played);
                    }}
                  />
                  <DrawsButton replay={replay} words={words} names={names} />
                </>
              )
            }
          />
        </ReplayShell>
      </ReportKey>
    </LogPlacesContext>
  );
}

const Recorded = ({ words }: Pick<LookingBackProps, 'words'>): ReactNode => (
  <section className="replay-note" aria-labelledby="recorded">
    <p id="recorded">{words.recorded}</p>
  </section>
);
