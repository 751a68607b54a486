import { useSyncExternalStore, type ReactNode } from 'react';
import type { TableChat } from '../../../net/table-chat.ts';
import type { LiveSession } from '../../../net/live-session.ts';
import { loadTalkWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';
import { LoadingLine } from '../../parts/loading-line.tsx';
import { namedTable } from '../../seat-names.ts';
import { Talk } from './talk.tsx';
import { TalkWordsContext } from './talk-words-context.ts';

/** The chat of a table, during the match and before it, with the form to send a message. */
export function TalkPanel({
  chat,
  table,
}: {
  readonly chat: TableChat;
  readonly table: LiveSession;
}): ReactNode {
  const locale = useLocale();
  const state = useSyncExternalStore(table.subscribe, table.getState);
  const words = useLaterWords(loadTalkWords);
  const { snapshot } = state;
  if (!words || !snapshot) return <LoadingLine />;
  return (
    <TalkWordsContext value={words}>
      <Talk {...{ chat, table, state }} snapshot={namedTable(locale, snapshot)} />
    </TalkWordsContext>
  );
}
