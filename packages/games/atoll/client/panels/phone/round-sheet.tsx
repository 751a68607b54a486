import type { AtollView, CardId, SeatView } from '../../../src/index.ts';
import type { ReactNode } from 'react';
import { AlonePanel } from '../desktop/alone-panel.tsx';
import { EventPanel } from '../events/event-panel.tsx';
import { RoundPanel } from '../desktop/round-panel.tsx';

/** The content above a phone's log: the round, the events, and the goal of a solo match. */
export function RoundSheet({
  view,
  own,
  names,
  onRead,
}: {
  readonly view: AtollView;
  readonly own: SeatView;
  readonly names: readonly string[];
  readonly onRead: (card: CardId) => void;
}): ReactNode {
  return (
    <div className="at-sheet-round">
      <RoundPanel view={view} own={own} names={names} />
      <EventPanel view={view} onRead={onRead} />
      {view.seats.length === 1 && <AlonePanel points={own.points} />}
    </div>
  );
}
