import { useEffect, useState, type ReactNode } from 'react';
import { loadDealWords, loadReplayWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { FailedMatch } from '../replay/failed-match.tsx';
import { findMatch, type FoundMatch } from '../replay/find-match.ts';
import type { NoReplay } from '../replay/no-replay.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { DealChoice } from './deal-choice.tsx';
import { useSameRules } from './use-same-rules.ts';

/** The page of a link to the deal of a finished match. */
export function DealPage({ matchId }: { readonly matchId: string }): ReactNode {
  const replayWords = useLaterWords(loadReplayWords);
  const [found, setFound] = useState<FoundMatch | NoReplay>();
  useEffect(() => {
    let isWanted = true;
    void findMatch(matchId).then((match) => {
      if (isWanted) setFound(match);
    });
    return () => {
      isWanted = false;
    };
  }, [matchId]);
  if (!replayWords || !found) return <LoadingPage />;
  if (!found.ok) return <FailedMatch words={replayWords} {...{ matchId }} failed={found} />;
  return <FoundDeal found={found} />;
}

/** The same for a match that was found already. */
export function FoundDeal({ found }: { readonly found: FoundMatch }): ReactNode {
  const words = useLaterWords(loadDealWords);
  const rules = useSameRules(found.file);
  return words ? <DealChoice {...{ words, found, rules }} /> : <LoadingPage />;
}
