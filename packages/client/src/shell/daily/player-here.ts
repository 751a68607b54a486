import { keptSeats } from '../person.ts';
import { knownPlayer, ownPlayer } from './player.ts';

/** The player of this browser; undefined before the first match. */
export const knownPlayerHere = (): string | undefined =>
  knownPlayer({ store: localStorage, seats: keptSeats });

/** The player of this browser, made if there is none: for a person who begins to play. */
export const playerHere = (): string => ownPlayer({ store: localStorage, seats: keptSeats });
