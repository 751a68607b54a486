import type { Bot, Seat } from '@atoll/engine';

export type { Bot, BotTurn, Choice } from '@atoll/engine';

/** What a position is worth to a seat, in points at the end of the match. Comes with the game. */
export type Evaluate = (state: unknown, seat: Seat) => number;

/** A bot that can tell what it expects. */
export type AdvisingBot = Bot & Required<Pick<Bot, 'advise'>>;
