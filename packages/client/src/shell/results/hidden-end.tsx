import type { ReactNode } from 'react';
import { loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { follow } from '../route.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';

interface HiddenEndProps {
  readonly matchId: string;
  /** Called when the person asks for the result. */
  readonly onShow: () => void;
}

/** Stands in place of a match that ended while the person was away, and tells no result. */
export function HiddenEnd({ matchId, onShow }: HiddenEndProps): ReactNode {
  const words = useLaterWords(loadReplayWords);
  if (!words) return <LoadingPage />;
  return (
    <NoticePage title={words.hiddenTitle} text={words.resultHidden}>
      <a className="button main" href={`/replay/${matchId}`} onClick={follow}>
        {words.fromStart}
      </a>
      <button type="button" className="button second" onClick={onShow}>
        {words.showResult}
      </button>
    </NoticePage>
  );
}
