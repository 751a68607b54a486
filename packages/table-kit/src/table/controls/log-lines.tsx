import type { HistoryStep } from '@atoll/protocol';
import { Fragment, memo, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import { lazyWithRetry } from '../../late/lazy-with-retry.tsx';
import type { RichText } from '../../ui/rich-text.ts';
import { useLocale } from '../../words/use-locale.ts';
import type { CardHands } from '../model/use-reading.ts';
import type { SeatSnapshot } from '../session/table-state.ts';
import { isConcession } from './concessions.ts';
import { Icon, Mark } from './icon.tsx';
import type { LogPlaces } from './log-places.ts';
import type { LogReach } from './log-reach.ts';
import { Rich } from './rich.tsx';

/** Most matches have none. */
const RevertLine = lazyWithRetry(async () => (await import('./revert-line.tsx')).RevertLine);

/**
 * A log line for an event. 'rule': a section of the match begins; 'minor': it belongs to the line
 * before.
 */
export interface LogLine {
  readonly look: 'plain' | 'minor' | 'revealed' | 'rule';
  /** The seat whose mark stands before it, or -1. */
  readonly seat: number;
  readonly text: RichText;
}

export interface LogLinesProps {
  /** Of the log. */
  readonly id: string;
  readonly steps: readonly HistoryStep[];
  /** The first of them that has lines: a multiple of `STRETCH`. */
  readonly from: number;
  /**
   * The lines of a step. Must stay the same function as long as it returns the same lines. A
   * method, since a game words the events of its own type.
   */
  lines(step: HistoryStep): readonly LogLine[];
  /** Must stay the same as long as no name changes and no seat concedes. */
  readonly seats: readonly SeatSnapshot[];
  /** The handlers of card names; the names do nothing where the log cannot be seen. */
  readonly cards: CardHands | undefined;
  /** The last log entry back to which the reader can undo. */
  readonly stop: number | undefined;
  /** Where lines lead, if anywhere. Must stay the same, as `reach`. */
  readonly goTo: LogPlaces['goTo'] | undefined;
  readonly reach: LogReach;
}

type LogText = Pick<LogLinesProps, 'lines' | 'seats'>;

/** The id of the button of a step in the log with that id. */
export const lineId = (log: string, seq: number): string => `${log}-${seq}`;

/** Whether the log has a line for a step. */
export const hasLogLine = (step: HistoryStep, { lines, seats }: LogText): boolean =>
  step.undone !== undefined || isConcession(seats, step) || lines(step).length > 0;

/** So many steps stand together, which a browser leaves out as long as none of them is in sight. */
export const STRETCH = 12;

/** The lines of steps, oldest first. */
export const LogLines = memo(function LogLines({
  steps,
  from,
  stop,
  ...shared
}: LogLinesProps): ReactNode {
  const { words } = useLocale();
  const length = Math.max(0, Math.ceil((steps.length - from) / STRETCH));
  const starts = Array.from({ length }, (_, stretch) => from + stretch * STRETCH);
  return starts.map((start) => (
    <div key={start} className="tb-stretch">
      {steps.slice(start, start + STRETCH).map((step) => (
        <Fragment key={step.seq}>
          {step.seq === stop && (
            <p className="tb-stop">
              <Icon name="undo" size={13} /> {words.table.controls.undoStops}
            </p>
          )}
          <Step step={step} {...shared} />
        </Fragment>
      ))}
    </div>
  ));
});

type StepProps = Omit<LogLinesProps, 'steps' | 'from' | 'stop'> & { readonly step: HistoryStep };

const Step = memo(function Step({ goTo, ...props }: StepProps): ReactNode {
  if (goTo === undefined || !hasLogLine(props.step, props)) return <Lines {...props} />;
  return <PlacedStep goTo={goTo} {...props} />;
});

/**
 * A step that leads to its place when pressed anywhere but on a card's name. The button, for the
 * keyboard, lies under the lines, which hold buttons of their own.
 */
function PlacedStep({
  goTo,
  ...props
}: StepProps & { readonly goTo: LogPlaces['goTo'] }): ReactNode {
  const { words } = useLocale();
  const { reach, step } = props;
  const id = lineId(props.id, step.seq);
  const said = `${id}-said`;
  const press = ({ target }: MouseEvent): void => {
    const isRead = target instanceof Element && target.closest('[data-card]') !== null;
    // a person who selects text with a mouse goes nowhere
    if (!isRead && getSelection()?.isCollapsed !== false) goTo(step.seq);
  };
  const place = useSyncExternalStore(reach.subscribe, () => reach.placeOf(step.seq));
  return (
    <div className="tb-step" data-place={place} onClick={press}>
      <button
        type="button"
        id={id}
        className="tb-go"
        tabIndex={-1}
        aria-label={words.table.controls.logGo}
        aria-describedby={said}
        aria-current={place === 'here' ? 'step' : undefined}
      />
      <div id={said}>
        <Lines {...props} />
      </div>
    </div>
  );
}

const Lines = memo(function Lines({
  step,
  lines,
  seats,
  cards,
}: Omit<StepProps, 'goTo'>): ReactNode {
  const { words } = useLocale();
  if (step.undone !== undefined) return <RevertLine seat={step.seat} seq={step.seq} />;
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
