import type { Seat } from '@atoll/engine';

export type { Bot, BotTurn } from '@atoll/engine';

/** What a position is worth to a seat, in points at the end of the match. Comes with the game. */
export type Evaluate = (state: unknown, seat: Seat) => number;
