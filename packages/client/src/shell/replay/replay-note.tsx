import type { ReactNode } from 'react';
import {
  loadDailyWords,
  loadDealWords,
  type ReplayWords,
} from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { DailyLink } from '../daily/daily-link.tsx';
import { dayText } from '../daily/day-text.ts';
import { follow } from '../route.ts';
import type { Replay } from './load-replay.ts';
import type { HiddenEnd } from './use-hidden-end.ts';

interface ReplayNoteProps {
  readonly replay: Replay;
  readonly words: ReplayWords;
  readonly hiddenEnd: HiddenEnd;
  readonly comparing: boolean;
}

/** What is particular about a match, above its table. */
export function ReplayNote({
  replay: { from, file },
  words,
  hiddenEnd: { end, show },
  comparing,
}: ReplayNoteProps): ReactNode {
  const isRecorded = from === 'recording';
  // a comparison says it itself
  const repeats = comparing ? undefined : file.repeats;
  const { daily, game } = file;
  if (!isRecorded && !repeats && !daily && end === 'shown') return null;
  return (
    <section className="replay-note" aria-labelledby="replay-note">
      <div id="replay-note">
        {isRecorded && <p>{words.recorded}</p>}
        {repeats && <Repeated match={repeats.match} />}
        {daily && <Daily day={daily.day} game={game} />}
        {end === 'hidden' && (
          <p>
            {words.resultHidden}{' '}
            <button type="button" className="link" onClick={show}>
              {words.showResult}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

const Repeated = ({ match }: { readonly match: string }): ReactNode => {
  const words = useLaterWords(loadDealWords);
  return (
    words && (
      <p>
        {words.note}{' '}
        <a className="link" href={`/replay/${match}`} onClick={follow}>
          {words.first}
        </a>
      </p>
    )
  );
};

const Daily = ({ day, game }: { readonly day: string; readonly game: string }): ReactNode => {
  const words = useLaterWords(loadDailyWords);
  const { id } = useLocale();
  return (
    words && (
      <p>
        {words.replayed(dayText(id, day))} <DailyLink className="link" day={day} game={game} />
      </p>
    )
  );
};
