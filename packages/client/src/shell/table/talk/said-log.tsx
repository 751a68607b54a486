import type { SaidMessage } from '@atoll/protocol';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { saidLine } from './said-text.ts';
import { useTalkWords } from './talk-words-context.ts';

export interface SaidLogProps {
  readonly said: readonly SaidMessage[];
  readonly reported: readonly number[];
  readonly nameOf: (seat: number) => string;
  readonly isOwn: (said: SaidMessage) => boolean;
  readonly onReport: (n: number) => void;
  /** For the host. */
  readonly onDelete: ((n: number) => void) | undefined;
  /** Set when there are earlier messages. */
  readonly onEarlier: (() => void) | undefined;
  /** The content below all messages. */
  readonly children: ReactNode;
}

/**
 * The chat messages, the newest at the bottom. New ones are announced to screen readers here, as no
 * bubble announces them then.
 */
export function SaidLog({ said, onDelete, onEarlier, children, ...line }: SaidLogProps): ReactNode {
  const talk = useTalkWords();
  const log = useRef<HTMLDivElement>(null);
  const newest = said.at(-1)?.n;
  useLayoutEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [newest]);
  const leaving = (what: ((n: number) => void) | undefined) =>
    what &&
    ((n: number): void => {
      // the button disappears with its message
      log.current?.focus();
      what(n);
    });
  return (
    <div ref={log} className="said-log" role="log" aria-label={talk.said} tabIndex={0}>
      {onEarlier && (
        <button type="button" className="said-do" onClick={onEarlier}>
          {talk.earlier}
        </button>
      )}
      <ul className="said">
        {said.map((each) => (
          <SaidLine key={each.n} {...line} said={each} onDelete={leaving(onDelete)} />
        ))}
      </ul>
      {said.length === 0 && <p className="quiet">{talk.nothing}</p>}
      {children}
    </div>
  );
}

function SaidLine({
  said,
  reported,
  nameOf,
  isOwn,
  onReport,
  onDelete,
}: Omit<SaidLogProps, 'said' | 'onEarlier' | 'children'> & {
  readonly said: SaidMessage;
}): ReactNode {
  const talk = useTalkWords();
  const { n, seat } = said;
  const line = saidLine(talk, said, nameOf(seat));
  const done = reported.includes(n);
  const report = done ? talk.reported : talk.report;
  return (
    <li>
      <span>{line}</span>
      <div className="said-acts">
        {!isOwn(said) && (
          <button
            type="button"
            className="said-do"
            aria-disabled={done}
            aria-label={talk.ofLine(report, line)}
            onClick={() => !done && onReport(n)}
          >
            {report}
          </button>
        )}
        {onDelete && (
          <button
            type="button"
            className="said-do"
            aria-label={talk.ofLine(talk.delete, line)}
            onClick={() => onDelete(n)}
          >
            {talk.delete}
          </button>
        )}
      </div>
    </li>
  );
}
