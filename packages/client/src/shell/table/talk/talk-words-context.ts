import { createContext, useContext } from 'react';
import type { TalkWords } from '@atoll/table-kit/words/load-table-words.ts';

/** The chat's own words, for all components in it. */
export const TalkWordsContext = createContext<TalkWords | undefined>(undefined);

/** @throws outside of the chat */
export function useTalkWords(): TalkWords {
  const words = useContext(TalkWordsContext);
  if (!words) throw new Error('these words belong to what people say');
  return words;
}
