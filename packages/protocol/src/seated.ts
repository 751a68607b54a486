import { z } from 'zod';
import { matchIdSchema, seatTokenSchema } from './answers.ts';

/** The maximum number of matches in one request. */
export const MOST_SEATED = 40;

/** A seat and its token. */
export const heldSeat = z.strictObject({ matchId: matchIdSchema, token: seatTokenSchema });

/**
 * POST /api/seats: the state of the matches in which the sender holds a seat. Answer: `seatedList`.
 */
export const seatedRequest = z.strictObject({ seats: z.array(heldSeat).max(MOST_SEATED) });
export type SeatedRequest = z.infer<typeof seatedRequest>;

const seatedSeat = z.strictObject({
  name: z.string(),
  kind: z.enum(['open', 'person', 'bot']),
  /** Whether the person of this seat wants a rematch. */
  again: z.boolean(),
});
const seatedResult = z.strictObject({ seat: z.int(), total: z.number(), rank: z.int() });

/** A match in the list of a person's own matches. */
export const seatedMatch = z.strictObject({
  matchId: matchIdSchema,
  /** The seat that the token opens; -1 for a host who does not play. */
  seat: z.int(),
  code: z.string(),
  game: z.string(),
  phase: z.enum(['waiting', 'playing', 'over']),
  seats: z.array(seatedSeat),
  /** The current round, from 1; 0 before the match and in a game without rounds. */
  round: z.int(),
  /** The seats that have to act. */
  turn: z.array(z.int()),
  /** Empty until the match is over. */
  result: z.array(seatedResult),
  /** The common result of all seats; absent for any other result, and until the match is over. */
  common: z.enum(['won', 'lost']).optional(),
  /** The time of the last action, or of the opening of the table, in ms since 1970. */
  at: z.int(),
  /** The match that the rematch became, or ''. */
  next: z.string(),
});
export type SeatedMatch = z.infer<typeof seatedMatch>;

/** In the order of the request, without unknown matches and without tokens that open no seat. */
export const seatedList = z.strictObject({ matches: z.array(seatedMatch) });
