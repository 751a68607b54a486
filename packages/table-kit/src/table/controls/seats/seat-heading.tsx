import type { ReactNode } from 'react';
import { useLocale } from '../../../words/use-locale.ts';
import { FittedName } from '../../../ui/fitted-name.tsx';
import { Mark } from '../icon.tsx';
import type { Presence } from './presence.ts';
import './seat-heading.css';

/** Explains the points of a seat, taken apart. */
export const pointsTerm = (seat: number): object => ({ 'data-term': 'points', 'data-of': seat });

/** The heading of a seat: mark and name, whether the person is here, and its points. */
export function SeatHeading({
  seat,
  name,
  size = 20,
  presence,
  note = '',
  points,
}: {
  readonly seat: number;
  readonly name: string;
  /** Of the mark, in design pixels. */
  readonly size?: number;
  /** Shown as a dot unless left out. */
  readonly presence?: Presence;
  /** Stands behind the name in small letters. */
  readonly note?: string;
  readonly points?: number;
}): ReactNode {
  const { format } = useLocale();
  return (
    <h2 className="tb-seat">
      <Mark seat={seat} size={size} />
      <FittedName name={name} />
      {note !== '' && <small>{note}</small>}
      {presence !== undefined && (
        <i className={presence === 'here' ? 'on' : 'off'} data-term="presence" />
      )}
      {points !== undefined && <b {...pointsTerm(seat)}>{format.whole(points)}</b>}
    </h2>
  );
}
