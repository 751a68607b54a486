import { SeatStore } from '../net/seats/seats.ts';
import { SeedShares } from '../net/seed-shares.ts';

const NAME = 'atoll.name';
const GAME = 'atoll.game';

/** Dispatched on the window whenever the seats of this browser were written. */
export const SEATS_WRITTEN = 'atoll-seats-written';

/** The seats that this browser holds. */
export const keptSeats = new SeatStore({
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => {
    localStorage.setItem(key, value);
    dispatchEvent(new Event(SEATS_WRITTEN));
  },
});

/** The shares that this browser added to the seeds of matches. */
export const seedShares = new SeedShares(localStorage);

/** The name used last in this browser, or ''. */
export const lastName = (): string => localStorage.getItem(NAME) ?? '';

export function keepName(name: string): void {
  localStorage.setItem(NAME, name);
}

/** The game that was chosen or played last in this browser, or ''. */
export const lastGame = (): string => localStorage.getItem(GAME) ?? keptSeats.list()[0]?.game ?? '';

export function keepGame(id: string): void {
  localStorage.setItem(GAME, id);
}

/** Shows on the icon of the installed program how many matches wait, on systems that support it. */
export function showBadge(matches: number): void {
  navigator.setAppBadge?.(matches).catch(() => {});
}
