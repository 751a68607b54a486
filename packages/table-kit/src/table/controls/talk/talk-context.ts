import { createContext, useContext, type ReactNode } from 'react';
import { useLocale } from '../../../words/use-locale.ts';

/** The chat of the table, as the page shows it. */
export interface TableTalk {
  /** How much of it was not seen yet. */
  readonly unread: number;
  /** The messages, and a way to write one. */
  readonly panel: ReactNode;
}

/** Undefined where nobody can chat, as in a replay. */
export const TalkContext = createContext<TableTalk | undefined>(undefined);

/** For a button that leads to it, called `label` besides: how much was not seen yet. */
export function useTalkBadge(label = ''): object {
  const { words } = useLocale();
  const unread = useContext(TalkContext)?.unread ?? 0;
  if (unread === 0) return {};
  const unreadText = words.talk.tab(unread);
  return {
    'data-unread': unread,
    'aria-label': label === '' ? unreadText : `${label}, ${unreadText}`,
  };
}
