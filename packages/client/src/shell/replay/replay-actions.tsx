import { type ReactNode } from 'react';
import { writeMatchFile } from '@atoll/engine';
import type { GameClient } from '@atoll/table-kit/table/game-client.ts';
import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { loadDealWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { ReviewButton } from '../review/review-button.tsx';
import { dealPath, navigate } from '../route.ts';
import { DrawsButton } from '../draws/draws-button.tsx';
import { AnalyseButton } from './analyse-button.tsx';
import type { Replay } from './load-replay.ts';
import { PlayOnButton } from './play-on/play-on-button.tsx';
import { playOnTogether } from './play-on/play-on-together.ts';
import { playOn, type PlayedOn } from './play-on/play-on.ts';
import { writeMoment } from './position-link.ts';

interface ReplayActionsProps {
  readonly game: GameClient;
  readonly replay: Replay;
  readonly words: ReplayWords;
  readonly names: readonly string[];
  readonly phase: 'playing' | 'over';
  /** While the end is hidden, nothing is offered that tells how the match goes on. */
  readonly end: 'shown' | 'hidden';
  readonly onPlay: (played: PlayedOn) => void;
  /** Called where the deal of a match from a file is to be played. */
  readonly onDeal: () => void;
}

/** What can be done with a match that the current rules replay. */
export function ReplayActions({
  game,
  replay,
  words,
  names,
  phase,
  end,
  onPlay,
  onDeal,
}: ReplayActionsProps): ReactNode {
  const locale = useLocale();
  const deal = useLaterWords(loadDealWords);
  const { session, source, matchId } = replay;
  const refused = phase === 'over' ? words.playOnOver : '';
  const viewpoint = session.viewpoint();
  const show = (position: number, seat: number): void => {
    session.lookFrom(seat);
    session.goTo(position);
  };
  const goOn = async (): Promise<undefined> => {
    // the address keeps the position for a return
    if (source !== 'file') writeMoment({ at: session.position(), seat: session.viewpoint() });
    const played = await playOn(replay, { locale, names });
    if (played) onPlay(played);
    return undefined;
  };
  return (
    <>
      <PlayOnButton label={words.playOn} refused={refused} onPress={goOn} />
      {source === 'server' && (
        <PlayOnButton
          label={words.playOnTogether}
          refused={refused}
          onPress={() => playOnTogether(replay, locale)}
        />
      )}
      <AnalyseButton label={words.analyse} replay={replay} end={end} />
      {deal && (
        <button
          type="button"
          className="button second small"
          onClick={() => (source === 'file' ? onDeal() : navigate(dealPath(matchId)))}
        >
          {deal.play}
        </button>
      )}
      {source === 'device' && (
        <button type="button" className="button second small" onClick={() => save(replay)}>
          {words.save}
        </button>
      )}
      {end === 'shown' && (
        <>
          <ReviewButton
            label={words.coach}
            title={words.coachTitle}
            {...{ game, session, names }}
            file={replay.file}
            begin={viewpoint === 'open' ? 0 : Math.max(0, viewpoint)}
            onShow={show}
            onPlay={(position, seat) => {
              show(position, seat);
              void goOn();
            }}
          />
          <DrawsButton replay={replay} words={words} names={names} />
        </>
      )}
    </>
  );
}

/** Saves the file of a match that no server has. */
function save({ file }: Replay): void {
  const address = URL.createObjectURL(
    new Blob([writeMatchFile(file)], { type: 'application/x-ndjson' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${file.game}-${file.match}.jsonl`;
  link.click();
  URL.revokeObjectURL(address);
}
