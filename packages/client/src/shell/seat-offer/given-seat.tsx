import type { ReactNode } from 'react';
import { loadSeatOfferWords } from '@atoll/table-kit/words/load-page-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { LoadingPage } from '../scene/loading-page.tsx';
import { NoticePage } from '../scene/notice-page.tsx';
import { WatchLink } from './watch-link.tsx';

/** The page of a person whose seat the others gave to another one. */
export function GivenSeat({ matchId }: { readonly matchId: string }): ReactNode {
  const words = useLaterWords(loadSeatOfferWords);
  if (!words) return <LoadingPage />;
  return (
    <NoticePage title={words.given} text={words.givenText}>
      <WatchLink matchId={matchId} />
    </NoticePage>
  );
}
