import { z } from 'zod';
import { matchIdSchema } from './answers.ts';
import { type NameProblem, nameProblem } from './names.ts';
import { clockSchema } from './clock.ts';
import { dayOfDaily, playerSchema } from './daily.ts';
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
/** Why a name is refused, for developers; pages have their own words. */
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

/** A moment of a finished match that another match continues. */
export const momentSchema = z.strictObject({
  match: matchIdSchema,
  /** The number of its actions before the moment, without actions taken back. */
  action: z.int().min(0).max(1_000_000),
  /** The knowledge of this seat stays as it was; everything else hidden is dealt anew. */
  knownTo: z.int().min(0).max(7),
});
export type MomentRequest = z.output<typeof momentSchema>;

/** GET /api/matches/ID/picture: the number of actions before the position; default the end. */
export const pictureQuery = z.object({ at: z.coerce.number().int().min(0).max(1e9).default(1e9) });

/**
 * POST /api/matches: opens a table with the sender as its host, in `seat` or without one. Answer:
 * `SeatGrant`, with seat -1 for a host without one.
 */
export const createRequest = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}),
  seats: z.int().min(1).max(8),
  /** A host who watches takes no seat: `seat` counts for nothing then. */
  hosting: z.enum(['playing', 'watching']).default('playing'),
  /** The seat of the sender; in most games the first seat starts. */
  seat: z.int().min(0).max(7).default(0),
  access: accessSchema.default('private'),
  clock: clockSchema.default({ kind: 'none' }),
  /** Seats and options are then taken from that match. */
  from: momentSchema.optional(),
  /**
   * The finished match whose deal this one repeats: seed, seats and options are then those of that
   * match. Not together with `from`.
   */
  deal: matchIdSchema.optional(),
  /**
   * The day of a daily match, alone, with the seed and the options of that day; the match begins at
   * once. Not together with `from` or `deal`.
   */
  daily: dayOfDaily.optional(),
  /**
   * Whether the result changes the ratings of the players: two seats or more, without hints and
   * programs. Not together with `from`, `deal` or `daily`.
   */
  rated: z.boolean().default(false),
  /**
   * The sender's id as a player: a daily match without it is a practice, a seat of a rated match
   * needs it, and players who blocked each other are told apart by it.
   */
  player: playerSchema.optional(),
  name: nameSchema,
  /** Whether the sender is a program; everybody at the table sees this. */
  program: z.boolean().default(false),
});
export type CreateRequest = z.input<typeof createRequest>;

/**
 * POST /api/join: takes the first open seat. Answer: `SeatGrant`; 404 unknown code, 409 no open
 * seat, a rated match that refuses the sender, or a public table with a player whom the sender
 * does not meet.
 */
export const joinRequest = z.strictObject({
  code: codeSchema,
  name: nameSchema,
  /**
   * The sender's id as a player: a seat of a rated match needs it, and players who blocked each
   * other are told apart by it.
   */
  player: playerSchema.optional(),
  /** Whether the sender takes a seat of a rated match too: without that, it refuses the sender. */
  rated: z.boolean().default(true),
  /** Whether the sender is a program; everybody at the table sees this. */
  program: z.boolean().default(false),
});
export type JoinRequest = z.input<typeof joinRequest>;
