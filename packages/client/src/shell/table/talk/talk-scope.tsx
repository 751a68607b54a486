import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { TableChat } from '../../../net/table-chat.ts';
import type { LiveSession } from '../../../net/live-session.ts';
import { TalkContext } from '@atoll/table-kit/table/controls/talk/talk-context.ts';
import { LoadingLine } from '../../parts/loading-line.tsx';
import { CompanyContext } from './company-context.ts';

const TalkPanel = lazyWithRetry(
  async () => (await import('./talk-parts.ts')).TalkPanel,
  LoadingLine,
);

interface TalkScopeProps {
  readonly company: TableChat;
  readonly table: LiveSession;
  readonly children: ReactNode;
}

/** Provides the chat to a table of any game. */
export function TalkScope({ company, table, children }: TalkScopeProps): ReactNode {
  const unread = useSyncExternalStore(company.subscribe, () =>
    company.unread(table.getState().seat),
  );
  const talk = useMemo(
    () => ({ unread, panel: <TalkPanel company={company} table={table} /> }),
    [unread, company, table],
  );
  return (
    <CompanyContext value={company}>
      <TalkContext value={talk}>{children}</TalkContext>
    </CompanyContext>
  );
}
