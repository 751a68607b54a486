import { useMemo, type ReactNode } from 'react';
import { LogPanel } from '@atoll/table-kit/table/controls/log-panel.tsx';
import type { CardHands } from '@atoll/table-kit/table/model/use-reading.ts';
import { logLines } from '../present/text/log-lines.ts';
import { undoStop } from '../present/text/reach-text.ts';
import { useAtoll } from './atoll-context.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';

/** The log of the match. */
export function Log({
  cards,
  unseen,
}: {
  readonly cards?: CardHands;
  readonly unseen?: true;
}): ReactNode {
  const locale = useAtollLocale();
  const { state, names, seat } = useAtoll();
  const lines = useMemo(() => logLines(locale, { names, you: seat }), [locale, names, seat]);
  return (
    <LogPanel
      id="at-log"
      steps={state.steps}
      lines={lines}
      cards={cards}
      stop={undoStop(state)}
      unseen={unseen === true}
    />
  );
}
