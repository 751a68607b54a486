import { createContext, useContext } from 'react';
import type { MenuWords } from '@atoll/table-kit/words/load-table-words.ts';

/** The words of the menu, for all components in it. */
export const MenuWordsContext = createContext<MenuWords | undefined>(undefined);

/** @throws outside of the menu */
export function useMenuWords(): MenuWords {
  const words = useContext(MenuWordsContext);
  if (!words) throw new Error('these words belong to the menu');
  return words;
}
