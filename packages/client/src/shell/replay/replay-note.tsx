import type { ReactNode } from 'react';
import { loadDealWords, type ReplayWords } from '@atoll/table-kit/words/load-later-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { follow } from '../route.ts';
import type { Replay } from './load-replay.ts';

interface ReplayNoteProps {
  readonly replay: Replay;
  readonly words: ReplayWords;
}

/** What is particular about a match, above its table. */
export function ReplayNote({ replay: { from, file }, words }: ReplayNoteProps): ReactNode {
  const isRecorded = from === 'recording';
  if (!isRecorded && !file.repeats) return null;
  return (
    <section className="replay-note" aria-labelledby="replay-note">
      <div id="replay-note">
        {isRecorded && <p>{words.recorded}</p>}
        {file.repeats && <Repeated match={file.repeats.match} />}
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
