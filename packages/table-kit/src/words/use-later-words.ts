import { useEffect, useState } from 'react';
import { untilLoaded } from '../late/until-loaded.ts';
import { useLocale } from './use-locale.ts';

/** Words that load when they are first needed; undefined until then. */
export function useLaterWords<T extends object>(load: (id: string) => Promise<T>): T | undefined {
  const { id } = useLocale();
  const [words, setWords] = useState<T>();
  useEffect(() => {
    let wanted = true;
    untilLoaded(() => load(id)).then(
      (loaded) => wanted && setWords(loaded),
      (error: unknown) => console.error(error),
    );
    return () => {
      wanted = false;
    };
  }, [load, id]);
  return words;
}
