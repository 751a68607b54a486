import type { ReactNode } from 'react';
import type { SeatSnapshot } from '../../session/table-state.ts';
import { presenceOf } from './presence.ts';
import { SeatHeading } from './seat-heading.tsx';
import './seat-list.css';

/** Everybody at the table, by seat, with a game's line about each. */
export const SeatList = ({
  title,
  seats,
  names,
  active,
  note,
}: {
  readonly title: string;
  readonly seats: readonly SeatSnapshot[];
  readonly names: readonly string[];
  /** The seats that the match waits for. */
  readonly active: readonly number[];
  readonly note: (seat: number) => string;
}): ReactNode => (
  <section className="tb-crew" aria-label={title} tabIndex={0}>
    {seats.map((here, seat) => (
      <section
        key={seat}
        aria-label={names[seat] ?? ''}
        className={active.includes(seat) ? 'active' : ''}
      >
        <SeatHeading seat={seat} name={names[seat] ?? ''} presence={presenceOf(here)} />
        <p>{note(seat)}</p>
      </section>
    ))}
  </section>
);
