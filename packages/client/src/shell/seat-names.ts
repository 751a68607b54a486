import type { TableSnapshot } from '@atoll/table-kit/table/session/table-state.ts';
import type { Locale } from '@atoll/table-kit/words/locale.ts';

interface NamedSeat {
  readonly name: string;
  readonly kind: 'open' | 'person' | 'bot';
  readonly program?: boolean;
}

/**
 * The name of a seat: persons by the name they gave, bots by a name of the client's own, and a
 * program of a participant by its name with a note that it is a bot.
 */
export function seatName(locale: Locale, { name, kind, program }: NamedSeat, seat: number): string {
  if (kind === 'bot') return locale.words.botNames[seat] ?? name;
  return program === true && kind === 'person' ? locale.words.programNamed(name) : name;
}

/** The same seats with the names to show. */
export const withNames = <S extends NamedSeat>(locale: Locale, seats: readonly S[]): readonly S[] =>
  seats.map((each, seat) => ({ ...each, name: seatName(locale, each, seat) }));

/** The same table with the names to show. */
export const namedTable = (locale: Locale, snapshot: TableSnapshot): TableSnapshot => ({
  ...snapshot,
  seats: withNames(locale, snapshot.seats),
});
