import type { TableSnapshot } from '../table/session/table-state.ts';
import { words } from '../words/index.ts';

interface NamedSeat {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
}

/** How a seat is called: persons by the name they gave, bots by one of our own. */
export const seatName = ({ name, kind }: NamedSeat, seat: number): string =>
  kind === 'bot' ? (words.botNames[seat] ?? name) : name;

/** The same seats, with the names that are shown. */
export const withNames = <S extends NamedSeat>(seats: readonly S[]): readonly S[] =>
  seats.map((each, seat) => ({ ...each, name: seatName(each, seat) }));

/** The same table, with the names that are shown. */
export const namedTable = (snapshot: TableSnapshot): TableSnapshot => ({
  ...snapshot,
  seats: withNames(snapshot.seats),
});
