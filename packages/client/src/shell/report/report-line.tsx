import * as Dialog from '@radix-ui/react-dialog';
import { useState, type ReactNode } from 'react';
import { useSettings } from '../../settings/use-settings.ts';
import type { TableState } from '../../table/session/table-state.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { loadReportWords, type ReportWords } from '../../words/load-later-words.ts';
import { useLaterWords } from '../../words/use-later-words.ts';
import { useLocale } from '../../words/use-locale.ts';
import { reportText } from './report-text.ts';
import './report.css';

interface ReportProps {
  readonly matchId: string;
  readonly state: TableState;
}

/** In the menu: packs what this page knows of the match at this moment. */
export function ReportLine(props: ReportProps): ReactNode {
  const words = useLaterWords(loadReportWords);
  if (!words) return null;
  return (
    <div className="menu-line">
      <Dialog.Root>
        <Dialog.Trigger className="button dark small">{words.open}</Dialog.Trigger>
        <Dialog.Portal>
          <Dialog.Overlay className="veil" />
          <Dialog.Content className="dialog grain">
            <Report {...props} words={words} />
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
      <p className="quiet">{words.openHint}</p>
    </div>
  );
}

/** It tells the moment at which it was opened, whatever happens at the table meanwhile. */
function Report({
  matchId,
  state,
  words,
}: ReportProps & { readonly words: ReportWords }): ReactNode {
  const { words: shell } = useLocale();
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
      <Dialog.Title>{words.title}</Dialog.Title>
      <Dialog.Description>{words.about}</Dialog.Description>
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
        <Dialog.Close className="button plain">{shell.close}</Dialog.Close>
      </div>
    </>
  );
}
