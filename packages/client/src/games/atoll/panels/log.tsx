import { useMemo, type ReactNode } from 'react';
import { LogPanel } from '../../../table/controls/log-panel.tsx';
import type { CardHands } from '../../../table/model/use-reading.ts';
import { logLines } from '../present/log-lines.ts';
import { undoStop } from '../present/reach-text.ts';
import { useAtoll } from './atoll-context.ts';

/** The log of the match. */
export function Log({
  cards,
  unseen,
}: {
  readonly cards?: CardHands;
  readonly unseen?: true;
}): ReactNode {
  const { state, names, seat } = useAtoll();
  const lines = useMemo(() => logLines({ names, you: seat }), [names, seat]);
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
