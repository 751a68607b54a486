import type { HistoryStep } from '@atoll/protocol';
import {
  memo,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useLocale } from '../../words/use-locale.ts';
import { SeatsContext } from './concessions.ts';
import { isTold, lineId, LogLines, type LogLinesProps } from './log-lines.tsx';
import './log-panel.css';
import { LogPlacesContext } from './log-places.ts';
import { createLogReach } from './log-reach.ts';
import { walkCards, walkLines } from './walk-log.ts';

export type { LogLine } from './log-lines.tsx';

export interface LogProps extends Pick<LogLinesProps, 'lines' | 'stop'> {
  readonly id: string;
  /** What has happened at the table as it is shown, oldest first. */
  readonly steps: readonly HistoryStep[];
  readonly cards?: LogLinesProps['cards'];
  /** It can be read, but not seen. */
  readonly unseen?: boolean;
}

/**
 * What happened, newest last, a line for each event. What is new is told elsewhere, by turns. Where
 * one can look back, lines lead to their places, and those after the shown place stay readable.
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
  const shown = useMemo(
    () => all && steps.findLast((step) => isTold(step, { lines, seats }))?.seq,
    [all, steps, lines, seats],
  );
  useLayoutEffect(
    () => reach.reach(all === undefined ? Infinity : (shown ?? -1)),
    [reach, all, shown],
  );
  // also when it is opened, or it or the lines around have another size
  useEffect(() => {
    const box = panel.current;
    if (box === null) return undefined;
    const line = document.getElementById(lineId(id, shown ?? -1));
    const follow = (): void => {
      if (all === undefined) box.scrollTop = box.scrollHeight;
      else showLine(box, line);
    };
    const observer = new ResizeObserver(follow);
    observer.observe(box);
    const around = line?.closest('.tb-stretch') ?? box.lastElementChild;
    if (around) observer.observe(around);
    follow();
    return () => observer.disconnect();
  }, [id, steps, all, shown]);
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
      {(all ?? steps).length === 0 && <p className="tb-quiet">{logEmpty}</p>}
      <LogLines steps={all ?? steps} {...{ id, lines, seats, cards, stop, goTo, reach }} />
    </div>
  );
});

/**
 * Scrolls a line into the middle, or to the top without one; a line that has some lines around it
 * in sight stays, so that the log does not move with every step.
 */
function showLine(box: HTMLElement, line: HTMLElement | null): void {
  if (line === null) return void (box.scrollTop = 0);
  const { top, bottom, height } = box.getBoundingClientRect();
  const lying = line.getBoundingClientRect();
  const edge = Math.max(0, Math.min(height / 6, (height - lying.height) / 2));
  if (lying.top >= top + edge && lying.bottom <= bottom - edge) return;
  // a table may be shown smaller than it is laid out
  const scale = height / box.offsetHeight || 1;
  box.scrollTop += (lying.top + lying.bottom - top - bottom) / 2 / scale;
}
