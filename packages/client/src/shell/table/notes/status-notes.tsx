import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Decided } from '@atoll/table-kit/table/coach/decisions.ts';
import { useFirstTimes } from '@atoll/table-kit/table/controls/notes/first-times.ts';
import { lazyWithRetry } from '@atoll/table-kit/late/lazy-with-retry.tsx';
import type { Settings } from '@atoll/table-kit/settings/settings.ts';
import type { TurnQueue } from '@atoll/table-kit/table/queue/turn-queue.ts';
import type { TableState } from '@atoll/table-kit/table/session/table-state.ts';
import type { CoachLineProps } from '../coach-line.tsx';
import { FirstTimeLine } from './first-time-line.tsx';

/** Needed after the person's first decision. */
const CoachLine = lazyWithRetry(async () => (await import('../notices.ts')).CoachLine);
/** Needed by a person whose turns follow one another at the end of a round. */
const QueueLine = lazyWithRetry(async () => (await import('../notices.ts')).QueueLine);

/**
 * The notes under the status: what a prompt asks for, what would have been better in a turn, and
 * what waits to be carried out.
 */
export function StatusNotes({
  decided,
  own,
  state,
  settings,
  queue,
  lastIn,
  onHeight,
  ...parts
}: Omit<CoachLineProps, 'decided' | 'taken'> & {
  readonly decided: Decided | undefined;
  readonly own: number;
  readonly state: TableState;
  readonly settings: Pick<Settings, 'firstTimes' | 'coach'>;
  readonly queue: TurnQueue | undefined;
  /** The turns of the own seat follow one another. */
  readonly lastIn: boolean;
  /** Called with the covered height of the table, in CSS pixels. */
  readonly onHeight: (height: number) => void;
}): ReactNode {
  const lines = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = lines.current!;
    const observer = new ResizeObserver(() => onHeight(box.offsetHeight));
    observer.observe(box);
    return () => observer.disconnect();
  }, [onHeight]);
  const firstTimes = useFirstTimes({
    lesson: own < 0 ? undefined : parts.game.lesson?.(state),
    game: state.snapshot?.game ?? '',
    match: parts.matchId,
    question: state.prompt.question,
    wanted: settings.firstTimes,
  });
  const [queueShown, setQueueShown] = useState(false);
  const { game, names } = parts;
  return (
    <div ref={lines} className="told-lines">
      {!queueShown && <FirstTimeLine {...firstTimes} />}
      {queue && own >= 0 && (
        <QueueLine {...{ queue, game, names, lastIn }} onShown={setQueueShown} />
      )}
      {decided && settings.coach === 'on' && (
        <CoachLine {...parts} decided={decided} taken={queueShown || firstTimes.text !== ''} />
      )}
    </div>
  );
}
