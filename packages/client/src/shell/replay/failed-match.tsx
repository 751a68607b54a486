import type { ReactNode } from 'react';
import type { ReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { follow } from '../route.ts';
import { NoticePage } from '../scene/notice-page.tsx';
import { failureText } from './failure-text.ts';
import type { NoReplay } from './no-replay.ts';

/** Why a match cannot be looked at, with the way on where there is one. */
export function FailedMatch({
  words,
  matchId,
  failed,
}: {
  readonly words: ReplayWords;
  readonly matchId: string;
  readonly failed: NoReplay;
}): ReactNode {
  const { why } = failed;
  const text = failureText(failed, words);
  return (
    <NoticePage title={words.failed} text={text}>
      {why === 'notOver' && (
        <a className="button main" href={`/w/${matchId}`} onClick={follow}>
          {words.watch}
        </a>
      )}
      {why === 'unreachable' && (
        <button type="button" className="button main" onClick={() => location.reload()}>
          {words.again}
        </button>
      )}
    </NoticePage>
  );
}
