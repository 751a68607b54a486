import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import { useShortcuts } from '@atoll/table-kit/table/a11y/use-shortcuts.ts';
import { MoreKeysContext } from '@atoll/table-kit/ui/more-keys.ts';
import type { ReportProps } from './report-dialog.tsx';

/** No match starts with a report. */
const ReportDialog = lazyWithRetry(async () => (await import('./report-dialog.tsx')).ReportDialog);
const ReportKeyRow = lazyWithRetry(async () => (await import('./report-key-row.tsx')).ReportKeyRow);

const KEY = '!';
const row = <ReportKeyRow name={KEY} />;

interface ReportKeyProps extends ReportProps {
  readonly letterKeys: Settings['letterKeys'];
  /** The table, whose list of keys includes this one. */
  readonly children: ReactNode;
}

/** A table with a key that makes a report of the current state. */
export function ReportKey({ letterKeys, children, ...props }: ReportKeyProps): ReactNode {
  const [open, setOpen] = useState(false);
  useShortcuts((key) => {
    if (key === KEY) setOpen(true);
    return key === KEY;
  }, letterKeys);
  return (
    <MoreKeysContext value={row}>
      {children}
      {open && <ReportDialog {...props} onClose={() => setOpen(false)} />}
    </MoreKeysContext>
  );
}
