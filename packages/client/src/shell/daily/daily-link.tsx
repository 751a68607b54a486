import type { ReactNode } from 'react';
import { loadDailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { dailyPath, follow } from '../route.ts';

interface DailyLinkProps {
  readonly game: string;
  /** YYYY-MM-DD, in UTC. */
  readonly day: string;
  readonly className: string;
}

/** Leads from a finished daily match to the results of its day. */
export function DailyLink({ game, day, className }: DailyLinkProps): ReactNode {
  const words = useLaterWords(loadDailyWords);
  return (
    words && (
      <a className={className} href={dailyPath(game, day)} onClick={follow}>
        {words.toResults}
      </a>
    )
  );
}
