import type { ReactNode } from 'react';
import { SeatMark } from '@atoll/table-kit/ui/drawing.tsx';
import type { Locale } from '@atoll/table-kit/words/locale.ts';
import { useLocale } from '@atoll/table-kit/words/use-locale.ts';

export interface ListedSeat {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
}

interface SeatListProps {
  readonly seats: readonly ListedSeat[];
  /** The line under the name. */
  readonly note?: (seat: number) => string;
  /** The content at the end of the row. */
  readonly end?: (seat: number) => ReactNode;
}

const kindNote = (locale: Locale, { kind }: ListedSeat): string =>
  kind === 'open' ? locale.words.room.openGuest : kind === 'bot' ? locale.words.room.bot : '';

/** The seats of a table with their marks. */
export const SeatList = ({ seats, note, end }: SeatListProps): ReactNode => {
  const locale = useLocale();
  return (
    <ul className="cards" aria-label={locale.words.room.seats}>
      {seats.map((each, seat) => (
        <li key={seat} className={`card-row seat ${each.kind}`}>
          <SeatMark seat={seat} size={34} />
          <span className="card-text">
            <b>
              {each.kind === 'open' ? (
                locale.words.room.open
              ) : (
                <bdi translate="no">{each.name}</bdi>
              )}
            </b>
            <small>{note ? note(seat) : kindNote(locale, each)}</small>
          </span>
          {end?.(seat)}
        </li>
      ))}
    </ul>
  );
};
