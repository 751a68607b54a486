import { z } from 'zod';

/** Letters and digits of an invite code: none that look alike (no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V). */
export const CODE_ALPHABET = '34679ACDEFGHJKMNPQRTWXY';
export const CODE_LENGTH = 6;

export const codeSchema = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(new RegExp(`^[${CODE_ALPHABET}]{${CODE_LENGTH}}$`), 'a code has six letters or digits, none that look alike'));
const NAME_RULE = 'a name has 1 to 24 characters, and something to see in it';
/** Refuses control and formatting characters, which hide or turn the text around them; emoji are joined by U+200D. */
export const nameSchema = z.string().trim().min(1, NAME_RULE).max(24, NAME_RULE)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\u200c|\u200d)+$/u, `${NAME_RULE}, no line breaks or invisible signs`)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, NAME_RULE);
export const accessSchema = z.enum(['private', 'public']);
export const matchIdSchema = z.string().regex(/^[A-Za-z0-9_-]{16,32}$/);
export const seatTokenSchema = z.string().regex(/^[A-Za-z0-9_-]{22,64}$/);

/** POST /api/matches: opens a table with the sender in seat 0, who is its host. Answer: `SeatGrant`. */
export const createRequest = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().min(1).max(8),
  access: accessSchema.default('private'),
  name: nameSchema,
});
export type CreateRequest = z.input<typeof createRequest>;

/** POST /api/join: takes the first open seat. Answer: `SeatGrant`; 404 unknown code, 409 no open seat. */
export const joinRequest = z.strictObject({ code: codeSchema, name: nameSchema });
export type JoinRequest = z.input<typeof joinRequest>;

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
    watch: matchIdSchema.optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;
