import { z } from 'zod';
import { CODE_ALPHABET, CODE_LENGTH, LONG_CODE_LENGTH } from './codes.ts';

export const codeSchema = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(z.string().regex(
    new RegExp(`^(?:[${CODE_ALPHABET}]{${CODE_LENGTH}}|[${CODE_ALPHABET}]{${LONG_CODE_LENGTH}})$`),
    'a code has six letters or digits, that of a link twelve, none that look alike',
  ));
const NAME_RULE = 'a name has 1 to 24 characters, and something to see in it';
/** Refuses control and formatting characters, which hide or turn the text around them; emoji are joined by U+200D. */
export const nameSchema = z.string().trim().min(1, NAME_RULE).max(24, NAME_RULE)
  .regex(/^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]|\u200c|\u200d)+$/u, `${NAME_RULE}, no line breaks or invisible signs`)
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, NAME_RULE);
export const accessSchema = z.enum(['private', 'public']);

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
