import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { TableChat } from '../../../net/table-chat.ts';
import type { LiveSession } from '../../../net/live-session.ts';
import { TalkContext } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import { LoadingLine } from '../../parts/loading-line.tsx';
import { ChatContext } from './chat-context.ts';

const TalkPanel = lazyWithRetry(
  async () => (await import('./talk-parts.ts')).TalkPanel,
  LoadingLine,
);

interface TalkScopeProps {
  readonly chat: TableChat;
  readonly table: LiveSession;
  readonly children: ReactNode;
}

/** Provides the chat to a table of any game. */
export function TalkScope({ chat, table, children }: TalkScopeProps): ReactNode {
  const unread = useSyncExternalStore(chat.subscribe, () => chat.unread(table.getState().seat));
  const talk = useMemo(
    () => ({ unread, panel: <TalkPanel chat={chat} table={table} /> }),
    [unread, chat, table],
  );
  return (
    <ChatContext value={chat}>
      <TalkContext value={talk}>{children}</TalkContext>
    </ChatContext>
  );
}
