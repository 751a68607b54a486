import type { ReactNode } from 'react';
import type { DailySnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { loadDailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import '../table/consent/consent-notice.css';

/** Tells everybody at a table that it plays a daily match, and whether the match counts. */
export function DailyNote({ counted }: Pick<DailySnapshot, 'counted'>): ReactNode {
  const words = useLaterWords(loadDailyWords);
  return (
    words && <p className="consent-notice late-note">{counted ? words.counts : words.practice}</p>
  );
}
