import { useEffect, useState } from 'react';
import { type ClockWords, loadClockWords } from '../../words/load-later-words.ts';
import { useLocale } from '../../words/use-locale.ts';

/** What is said about clocks; undefined until it has come. */
export function useClockWords(): ClockWords | undefined {
  const { id } = useLocale();
  const [words, setWords] = useState<ClockWords>();
  useEffect(() => {
    void loadClockWords(id).then(setWords, () => undefined);
  }, [id]);
  return words;
}
