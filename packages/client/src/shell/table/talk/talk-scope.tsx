import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { latePart } from '../../../late/late-part.tsx';
import type { Company } from '../../../net/company.ts';
import type { LiveSession } from '../../../net/live-session.ts';
import { TalkContext } from '../../../table/controls/talk/talk-context.ts';
import { LoadingLine } from '../../parts/loading-line.tsx';
import { CompanyContext } from './company-context.ts';

const TalkPanel = latePart(async () => (await import('./talk-parts.ts')).TalkPanel, LoadingLine);

interface TalkScopeProps {
  readonly company: Company;
  readonly table: LiveSession;
  readonly children: ReactNode;
}

/** Gives a table, whichever game it is of, what people say at it. */
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
