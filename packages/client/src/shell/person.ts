import { SeatStore } from '../net/seats.ts';

const NAME = 'atoll.name';

/** The seats that this browser holds. */
export const keptSeats = new SeatStore(localStorage);

/** The name used last in this browser, or ''. */
export const lastName = (): string => localStorage.getItem(NAME) ?? '';

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}
