import { useState, type ReactNode } from 'react';
import { loadReportWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { ReportDialog, type ReportProps } from './report-dialog.tsx';

/** In the menu: makes a report of the current state of the match as this page has it. */
export function ReportLine(props: ReportProps): ReactNode {
  const words = useLaterWords(loadReportWords);
  const [open, setOpen] = useState(false);
  if (!words) return null;
  return (
    <div className="menu-line">
      <button type="button" className="button dark small" onClick={() => setOpen(true)}>
        {words.open}
      </button>
      {open && <ReportDialog {...props} onClose={() => setOpen(false)} />}
      <p className="quiet">{words.openHint}</p>
    </div>
  );
}
