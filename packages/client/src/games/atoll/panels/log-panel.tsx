import type { AtollEvent } from '@atoll/game-atoll';
import { eventPhrase } from '@atoll/game-atoll/text';
import type { HistoryStep } from '@atoll/protocol';
import { Fragment, memo, useEffect, useRef, type ReactNode } from 'react';
import { MINOR, SILENT } from '../present/telling.ts';
import { words } from '../words/interface.ts';
import { spoken } from '../words/spoken.ts';
import { Icon, Mark, Rich, walkCards, type CardHands } from './icon.tsx';

export interface LogProps {
  readonly steps: readonly HistoryStep[];
  readonly names: readonly string[];
  /** The seat that reads it and is told of itself as "you", or -1. */
  readonly you: number;
  /** What names of cards do; they do nothing where the log cannot be seen. */
  readonly cards?: CardHands;
  /** The log entry as far as which the reader can take back. */
  readonly stop: number | undefined;
  /** It can be read, but not seen. */
  readonly unseen?: boolean;
}

/** What happened, newest last, a line for each event, with a rule before each round. What is new is told elsewhere, by turns. */
export const LogPanel = memo(function LogPanel({ steps, names, you, cards, stop, unseen = false }: LogProps): ReactNode {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [steps]);
  return (
    <div id="at-log" className={unseen ? 'hidden' : 'at-log'} ref={end} role="log" aria-live="off" aria-label={words.log} tabIndex={0}
      onKeyDown={walkCards} {...(unseen ? {} : { 'aria-describedby': 'at-log-help' })}>
      {!unseen && <p id="at-log-help" hidden>{spoken.logHelp}</p>}
      <h2 className="hidden">{words.log}</h2>
      {steps.length === 0 && <p className="at-sub">{words.logEmpty}</p>}
      {steps.map((step) => (
        <Fragment key={step.seq}>
          {step.seq === stop && <p className="at-stop"><Icon name="undo" size={13} /> {words.undoStops}</p>}
          <Step step={step} names={names} you={you} cards={cards} />
        </Fragment>
      ))}
    </div>
  );
});

const Step = memo(function Step({ step, names, you, cards }: {
  readonly step: HistoryStep;
} & Pick<LogProps, 'names' | 'you'> & { readonly cards: CardHands | undefined }): ReactNode {
  const events = step.events as readonly AtollEvent[];
  return events.filter((event) => !SILENT.has(event.type)).map((event, i) => {
    if (event.type === 'roundBegan') return <p key={i} className="at-rule">{words.round(event.round)}</p>;
    const seat = 'seat' in event ? event.seat : -1;
    return (
      <p key={i} className={event.type === 'eventRevealed' ? 'at-line revealed' : MINOR.has(event.type) ? 'at-line minor' : 'at-line'}>
        {seat >= 0 && !MINOR.has(event.type) ? <Mark seat={seat} size={15} /> : <span className="at-icon" />}
        <span><Rich text={eventPhrase(event, names, { you })} size={15} cards={cards} /></span>
      </p>
    );
  });
});
