import { createContext, useContext } from 'react';
import type { TalkWords } from '../../../words/load-later-words.ts';

/** What is said around that which people say, for all that stands there. */
export const TalkWordsContext = createContext<TalkWords | undefined>(undefined);

/** @throws outside of what people say */
export function useTalkWords(): TalkWords {
  const words = useContext(TalkWordsContext);
  if (!words) throw new Error('these words belong to what people say');
  return words;
}
