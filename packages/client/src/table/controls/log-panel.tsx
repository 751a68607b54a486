import type { HistoryStep } from '@atoll/protocol';
import { Fragment, memo, Suspense, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { RichText } from '../../ui/rich-text.ts';
import type { CardHands } from '../model/use-reading.ts';
import { isConcession, SeatsContext } from './concessions.ts';
import { Icon, Mark } from './icon.tsx';
import './log-panel.css';
import { Rich, walkCards } from './rich.tsx';
import { useLocale } from '../../words/use-locale.ts';
import { latePart } from '../../late/late-part.ts';

/** Most matches have none. */
const RevertLine = latePart(async () => (await import('./revert-line.tsx')).RevertLine);

/**
 * What the log says of an event. 'rule': a stretch of the match begins; 'minor': it belongs to the
 * line before.
 */
export interface LogLine {
  readonly look: 'plain' | 'minor' | 'revealed' | 'rule';
  /** Whose mark stands before it, or -1. */
  readonly seat: number;
  readonly text: RichText;
}

export interface LogProps {
  readonly id: string;
  readonly steps: readonly HistoryStep[];
  /** What a step says. Must stay the same as long as it says the same. */
  readonly lines: (step: HistoryStep) => readonly LogLine[];
  /** What names of cards do; they do nothing where the log cannot be seen. */
  readonly cards?: CardHands | undefined;
  /** The log entry as far as which the reader can take back. */
  readonly stop: number | undefined;
  /** It can be read, but not seen. */
  readonly unseen?: boolean;
}

/** What happened, newest last, a line for each event. What is new is told elsewhere, by turns. */
export const LogPanel = memo(function LogPanel({
  id,
  steps,
  lines,
  cards,
  stop,
  unseen = false,
}: LogProps): ReactNode {
  const { words } = useLocale();
  const end = useRef<HTMLDivElement>(null);
  const { log, logHelp, logEmpty, undoStops } = words.table.controls;
  // also when it is opened, or has another size
  useEffect(() => {
    const panel = end.current;
    if (panel === null) return undefined;
    const toNewest = (): void => void (panel.scrollTop = panel.scrollHeight);
    const observer = new ResizeObserver(toNewest);
    observer.observe(panel);
    toNewest();
    return () => observer.disconnect();
  }, [steps]);
  return (
    <div
      id={id}
      className={unseen ? 'hidden' : 'tb-log'}
      ref={end}
      role="log"
      aria-live="off"
      aria-label={log}
      tabIndex={0}
      onKeyDown={walkCards}
      {...(unseen ? {} : { 'aria-describedby': `${id}-help` })}
    >
      {!unseen && (
        <p id={`${id}-help`} hidden>
          {logHelp}
        </p>
      )}
      <h2 className="hidden">{log}</h2>
      {steps.length === 0 && <p className="tb-quiet">{logEmpty}</p>}
      {steps.map((step) => (
        <Fragment key={step.seq}>
          {step.seq === stop && (
            <p className="tb-stop">
              <Icon name="undo" size={13} /> {undoStops}
            </p>
          )}
          <Step step={step} lines={lines} cards={cards} />
        </Fragment>
      ))}
    </div>
  );
});

const Step = memo(function Step({
  step,
  lines,
  cards,
}: Pick<LogProps, 'lines' | 'cards'> & { readonly step: HistoryStep }): ReactNode {
  const { words } = useLocale();
  const seats = useContext(SeatsContext);
  if (step.undone !== undefined)
    return (
      <Suspense fallback={null}>
        <RevertLine seat={step.seat} seq={step.seq} />
      </Suspense>
    );
  if (isConcession(seats, step))
    return (
      <p className="tb-line plain">
        <Mark seat={step.seat} size={15} />
        <span>{words.table.controls.gaveUp(seats[step.seat]?.name ?? '')}</span>
      </p>
    );
  return lines(step).map(({ look, seat, text }, i) =>
    look === 'rule' ? (
      <p key={i} className="tb-rule">
        {seat >= 0 && <Mark seat={seat} size={15} />}
        <Rich text={text} />
      </p>
    ) : (
      <p key={i} className={`tb-line ${look}`}>
        {seat >= 0 ? <Mark seat={seat} size={15} /> : <span className="tb-icon" />}
        <span>
          <Rich text={text} size={15} cards={cards} />
        </span>
      </p>
    ),
  );
});
