import { createContext, useContext } from 'react';
import type { MenuWords } from '../../words/load-later-words.ts';

/** What the menu says, for all that stands in it. */
export const MenuWordsContext = createContext<MenuWords | undefined>(undefined);

/** @throws outside of the menu */
export function useMenuWords(): MenuWords {
  const words = useContext(MenuWordsContext);
  if (!words) throw new Error('these words belong to the menu');
  return words;
}
