import { useEffect, useState } from 'react';
import { useLocale } from './use-locale.ts';

/**
 * Words that are loaded when they are wanted first; undefined until they are here. A page of an
 * older version than the server, which misses them, is loaded again by `reloadWhenStale`.
 */
export function useLaterWords<T extends object>(load: (id: string) => Promise<T>): T | undefined {
  const { id } = useLocale();
  const [words, setWords] = useState<T>();
  useEffect(() => {
    let wanted = true;
    void load(id).then(
      (loaded) => wanted && setWords(loaded),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [load, id]);
  return words;
}
