import * as z from 'zod/mini';

/**
 * What the server says over HTTP. Browsers read it before anything else loads, so it is written in the small form of zod:
 * the whole one alone would be a fifth of the lobby's script.
 */
export const matchIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,32}$/));
export const seatTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22,64}$/));

/** The token is the person's key to the seat: whoever holds it sits there. It is shown once and stored by the browser. */
export const seatGrant = z.strictObject({ matchId: matchIdSchema, code: z.string(), seat: z.int(), token: seatTokenSchema });
export type SeatGrant = z.infer<typeof seatGrant>;

/** GET /api/invites/:code and an element of GET /api/matches (public tables that are waiting or being played). */
export const tableSummary = z.strictObject({
  matchId: matchIdSchema,
  code: z.string(),
  game: z.string(),
  phase: z.enum(['waiting', 'playing', 'over']),
  seats: z.array(z.strictObject({ name: z.string(), kind: z.enum(['open', 'person', 'bot']) })),
  watchers: z.int(),
});
export type TableSummary = z.infer<typeof tableSummary>;
export const tableList = z.strictObject({ tables: z.array(tableSummary) });

/** POST /api/matches/:id/ensure: makes the table exist on this server, restoring it from its log. 404 unknown match. */
export const ensureAnswer = z.strictObject({ roomId: z.string() });

/** Every refusal of the HTTP interface: a stable code, and a sentence for a developer. */
export const errorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    /** The match, when the sender may watch it instead. */
    watch: z.optional(matchIdSchema),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
