import type { ReactNode } from 'react';
import { words } from '../../words/index.ts';
import { SeatMark } from '../../ui/drawing.tsx';

export interface ListedSeat {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
}

interface SeatListProps {
  readonly seats: readonly ListedSeat[];
  /** The line under the name. */
  readonly note?: (seat: number) => string;
  /** What stands at the end of the row. */
  readonly end?: (seat: number) => ReactNode;
}

const kindNote = ({ kind }: ListedSeat): string =>
  kind === 'open' ? words.room.openGuest : kind === 'bot' ? words.room.bot : '';

/** The seats of a table with their marks. */
export const SeatList = ({ seats, note, end }: SeatListProps): ReactNode => (
  <ul className="cards" aria-label={words.room.seats}>
    {seats.map((each, seat) => (
      <li key={seat} className={`card-row seat ${each.kind}`}>
        <SeatMark seat={seat} size={34} />
        <span className="card-text">
          <b>{each.kind === 'open' ? words.room.open : <bdi>{each.name}</bdi>}</b>
          <small>{note ? note(seat) : kindNote(each)}</small>
        </span>
        {end?.(seat)}
      </li>
    ))}
  </ul>
);
