import { z } from 'zod';
import { matchIdSchema } from './answers.ts';
import { type NameProblem, nameProblem } from './names.ts';
import { clockSchema } from './clock.ts';
import { CODE_ALPHABET, CODE_LENGTH, LONG_CODE_LENGTH } from './codes.ts';

export const codeSchema = z
  .string()
  .transform((text) => text.trim().toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        new RegExp(
          `^(?:[${CODE_ALPHABET}]{${CODE_LENGTH}}|[${CODE_ALPHABET}]{${LONG_CODE_LENGTH}})$`,
        ),
        'a code has six letters or digits, that of a link twelve, none that look alike',
      ),
  );
/** Why a name is refused, for developers; pages have words of their own. */
const NAME_REFUSALS: Readonly<Record<NameProblem, string>> = {
  empty: 'a name has 1 to 24 characters, and something to see in it',
  long: 'a name has 1 to 24 characters',
  invisible:
    'a name has no line breaks and no signs that are invisible, turn the text or look blank',
  stacked: 'a name has at most two marks on one letter, or four of a script of its own',
};
export const nameSchema = z
  .string()
  .trim()
  .superRefine((name, { addIssue }) => {
    const problem = nameProblem(name);
    if (problem !== undefined) addIssue({ code: 'custom', message: NAME_REFUSALS[problem] });
  });
export const accessSchema = z.enum(['private', 'public']);

/** A moment of a match that is over, from which another match goes on. */
export const momentSchema = z.strictObject({
  match: matchIdSchema,
  /** After so many of its actions, without those that were taken back. */
  action: z.int().min(0).max(1_000_000),
  /** What this seat knew there stays as it was; all else that is hidden is dealt anew. */
  knownTo: z.int().min(0).max(7),
});
export type MomentRequest = z.output<typeof momentSchema>;

/** GET /api/matches/ID/picture: after how many actions; without it, at the end. */
export const pictureQuery = z.object({ at: z.coerce.number().int().min(0).max(1e9).default(1e9) });

/**
 * POST /api/matches: opens a table with the sender in `seat`, who is its host. Answer: `SeatGrant`.
 */
export const createRequest = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().min(1).max(8),
  /** Where the sender sits; whoever has the first seat begins in most games. */
  seat: z.int().min(0).max(7).default(0),
  access: accessSchema.default('private'),
  clock: clockSchema.default({ kind: 'none' }),
  /** Seats and options are then those of that match. */
  from: momentSchema.optional(),
  name: nameSchema,
  /** Whether the sender is a program, which its seat tells everybody. */
  program: z.boolean().default(false),
});
export type CreateRequest = z.input<typeof createRequest>;

/**
 * POST /api/join: takes the first open seat. Answer: `SeatGrant`; 404 unknown code, 409 no open
 * seat.
 */
export const joinRequest = z.strictObject({
  code: codeSchema,
  name: nameSchema,
  /** Whether the sender is a program, which its seat tells everybody. */
  program: z.boolean().default(false),
});
export type JoinRequest = z.input<typeof joinRequest>;
