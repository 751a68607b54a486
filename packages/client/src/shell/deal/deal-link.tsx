import type { ReactNode } from 'react';
import { loadDealWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { dealPath, follow } from '../route.ts';

/** Leads from a finished match to the choice to play its deal. */
export function DealLink({ matchId }: { readonly matchId: string }): ReactNode {
  const words = useLaterWords(loadDealWords);
  return (
    words && (
      <a className="button plain" href={dealPath(matchId)} onClick={follow}>
        {words.play}
      </a>
    )
  );
}
