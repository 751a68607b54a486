import { z } from 'zod';
import { MATCH_ID, SEAT_TOKEN } from './codes.ts';

/**
 * The answers of the server over HTTP. The browser reads them without this file
 * (`client/src/net/read.ts`).
 */
export const matchIdSchema = z.string().regex(MATCH_ID);
export const seatTokenSchema = z.string().regex(SEAT_TOKEN);

/**
 * The token is the key to the seat: its holder controls the seat. It is shown once and stored by
 * the browser.
 */
export const seatGrant = z.strictObject({
  matchId: matchIdSchema,
  code: z.string(),
  seat: z.int(),
  token: seatTokenSchema,
  /** How a daily match counts; absent at any other table. */
  daily: z.enum(['counted', 'practice']).optional(),
});
export type SeatGrant = z.infer<typeof seatGrant>;

/**
 * GET /api/invites/:code and an element of GET /api/matches (public tables that are waiting or
 * being played).
 */
export const tableSummary = z.strictObject({
  matchId: matchIdSchema,
  code: z.string(),
  game: z.string(),
  phase: z.enum(['waiting', 'playing', 'over']),
  seats: z.array(z.strictObject({ name: z.string(), kind: z.enum(['open', 'person', 'bot']) })),
  watchers: z.int(),
  /** False when this server cannot open the match: it has other rules, or lacks the game. */
  playable: z.boolean(),
  /** True of a rated match, absent for any other: whoever takes a seat agrees. */
  rated: z.boolean().optional(),
});
export type TableSummary = z.infer<typeof tableSummary>;
export const tableList = z.strictObject({ tables: z.array(tableSummary) });

/**
 * POST /api/matches/:id/ensure: opens the table on this server, restored from its log if necessary.
 * 404 unknown match.
 */
export const ensureAnswer = z.strictObject({ roomId: z.string() });

/** Every refusal of the HTTP interface: a stable code, and a sentence for a developer. */
export const errorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    /** The match, when the sender may watch it instead. */
    watch: matchIdSchema.optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
