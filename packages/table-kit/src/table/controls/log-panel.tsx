import type { HistoryStep } from '@atoll/protocol';
import {
  memo,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocale } from '../../words/use-locale.ts';
import { SeatsContext } from './concessions.ts';
import { hasLogLine, lineId, LogLines, STRETCH, type LogLinesProps } from './log-lines.tsx';
import './log-panel.css';
import { LogPlacesContext } from './log-places.ts';
import { createLogReach } from './log-reach.ts';
import { useShownLine } from './use-shown-line.ts';
import { walkCards, walkLines } from './walk-log.ts';

export type { LogLine } from './log-lines.tsx';

export interface LogProps extends Pick<LogLinesProps, 'lines' | 'stop'> {
  readonly id: string;
  /** The steps of the table as it is shown, oldest first. */
  readonly steps: readonly HistoryStep[];
  readonly cards?: LogLinesProps['cards'];
  /** It can be read, but not seen. */
  readonly unseen?: boolean;
}

/**
 * The match so far, newest last, a line for each event. New steps are announced elsewhere, by
 * turns. Where the person can look back, lines lead to their places, and those after the shown
 * place stay readable.
 */
export const LogPanel = memo(function LogPanel({
  id,
  steps,
  lines,
  cards,
  stop,
  unseen = false,
}: LogProps): ReactNode {
  const { words } = useLocale();
  const seats = useContext(SeatsContext);
  const places = useContext(LogPlacesContext);
  const panel = useRef<HTMLDivElement>(null);
  const [reach] = useState(createLogReach);
  const { log, logHelp, logEmpty, logWalk } = words.table.controls;
  const goTo = unseen ? undefined : places?.goTo;
  const all = unseen ? undefined : places?.steps;
  const whole = all ?? steps;
  // a table is drawn before the beginning of a long match can be read
  const late = Math.max(0, Math.floor(whole.length / STRETCH) - 1) * STRETCH;
  const from = useDeferredValue(0, late);
  const shown = useMemo(
    () => all && steps.findLast((step) => hasLogLine(step, { lines, seats }))?.seq,
    [all, steps, lines, seats],
  );
  useLayoutEffect(
    () => reach.reach(all === undefined ? Infinity : (shown ?? -1)),
    [reach, all, shown],
  );
  useShownLine(panel, {
    line: all === undefined ? undefined : lineId(id, shown ?? -1),
    steps,
    from,
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    walkCards(event);
    walkLines(event);
  };
  return (
    <div
      id={id}
      className={unseen ? 'hidden' : 'tb-log'}
      ref={panel}
      role="log"
      aria-live="off"
      aria-label={log}
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...(unseen ? {} : { 'aria-describedby': `${id}-help` })}
    >
      {!unseen && (
        <p id={`${id}-help`} hidden>
          {goTo && `${logWalk} `}
          {logHelp}
        </p>
      )}
      <h2 className="hidden">{log}</h2>
      {whole.length === 0 && <p className="tb-quiet">{logEmpty}</p>}
      <LogLines steps={whole} {...{ from, id, lines, seats, cards, stop, goTo, reach }} />
    </div>
  );
});
