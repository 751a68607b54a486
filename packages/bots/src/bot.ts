import type { Bot, Seat } from '@atoll/engine';

export type { Bot, BotTurn, Choice } from '@atoll/engine';

/** The worth of a position for a seat, in points at the end of the match. Supplied by the game. */
export type Evaluate = (state: unknown, seat: Seat) => number;

/** A bot that can tell its expected result. */
export type AdvisingBot = Bot & Required<Pick<Bot, 'advise'>>;
