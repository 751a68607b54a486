import { useState, type ReactNode } from 'react';
import { useSettings } from '@atoll/table-kit/settings/use-settings.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import { CopyButton } from '@atoll/table-kit/ui/copy-button.tsx';
import { Sheet } from '@atoll/table-kit/ui/dialog/sheet.tsx';
import { loadReportWords, type ReportWords } from '@atoll/table-kit/words/load-table-words.ts';
import { useLaterWords } from '@atoll/table-kit/words/use-later-words.ts';
import { reportText } from './report-text.ts';
import './report.css';

export interface ReportProps {
  readonly matchId: string;
  readonly state: TableState;
}

interface ReportDialogProps extends ReportProps {
  readonly onClose: () => void;
}

/** Makes a report of the current state of the match as this page has it. */
export function ReportDialog({ onClose, ...props }: ReportDialogProps): ReactNode {
  const words = useLaterWords(loadReportWords);
  if (!words) return null;
  return (
    <Sheet title={words.title} open onClose={onClose}>
      <Report {...props} words={words} />
    </Sheet>
  );
}

/** The report shows the moment at which it was opened, whatever happens at the table meanwhile. */
function Report({
  matchId,
  state,
  words,
}: ReportProps & { readonly words: ReportWords }): ReactNode {
  const settings = useSettings();
  const [text] = useState(() =>
    reportText(matchId, state, {
      origin: location.origin,
      build: document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
      browser: navigator.userAgent,
      screen: `${innerWidth}×${innerHeight} at ${devicePixelRatio}`,
      settings,
      now: Date.now(),
    }),
  );
  return (
    <>
      <p>{words.about}</p>
      <p className="quiet">{words.hidden}</p>
      <p className="quiet">{words.link}</p>
      <textarea
        className="input report-text"
        aria-label={words.label}
        readOnly
        rows={8}
        value={text}
        translate="no"
      />
      <div className="row">
        <CopyButton className="button main" label={words.copy} text={text} />
        <a
          className="button plain"
          href={`data:application/json;charset=utf-8,${encodeURIComponent(text)}`}
          download={`atoll-${matchId}-report.json`}
        >
          {words.save}
        </a>
      </div>
    </>
  );
}
