import type { ReactNode } from 'react';
import type { DailySnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import { loadDailyWords } from '@atoll/table-kit/words/load-replay-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import '../table/consent/consent-notice.css';
import { dayText } from './day-text.ts';

/** Tells everybody at a table that it plays a daily match, and whether the match counts. */
export function DailyNote({ day, counted }: DailySnapshot): ReactNode {
  const words = useLaterWords(loadDailyWords);
  const { id } = useLocale();
  const text = dayText(id, day);
  return (
    words && (
      <p className="consent-notice late-note">
        {counted ? words.counts(text) : words.practice(text)}
      </p>
    )
  );
}
