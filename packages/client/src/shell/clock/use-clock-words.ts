import { useEffect, useState } from 'react';
import { type ClockWords, loadClockWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

/** The words about clocks; undefined until they have loaded. */
export function useClockWords(): ClockWords | undefined {
  const { id } = useLocale();
  const [words, setWords] = useState<ClockWords>();
  useEffect(() => {
    void loadClockWords(id).then(setWords, () => undefined);
  }, [id]);
  return words;
}
