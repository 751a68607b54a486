import { keptSeats } from '../person.ts';
import { ownPlayer } from './player.ts';

/** The player of this browser. */
export const playerHere = (): string => ownPlayer({ store: localStorage, seats: keptSeats });
