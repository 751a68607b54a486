import { z } from 'zod';
import { matchIdSchema } from '../answers.ts';
import { playerSchema } from '../daily.ts';

/** The most rows of a ladder. */
export const MOST_LADDER_ROWS = 100;
/** So many rated matches in a season put a player on its ladder. */
export const LADDER_MATCHES = 3;
/** The last changes of an own rating that are told. */
export const MOST_CHANGES = 100;

/** A season: a quarter of a year in UTC. */
export const seasonSchema = z.string().regex(/^\d{4}-Q[1-4]$/, 'a season is written as in 2026-Q4');

/**
 * POST /api/ratings and POST /api/ratings/forget: the secret id of the sender as a player. Answers:
 * `ownRatings` and `forgottenRatings`.
 */
export const ratingsRequest = z.strictObject({ player: playerSchema });

/**
 * GET and POST /api/ladder/GAME: the query holds `seats` and `season`, by default the least seats
 * that can be rated and the current season; the body of POST holds the player, whose row is marked.
 * Answer: `ladderTable`.
 */
export const ladderQuery = z.object({
  seats: z.coerce.number().int().min(2).max(8).optional(),
  season: seasonSchema.optional(),
});

/** A rating in points: a new player has 1500, give or take 667. */
const points = {
  rating: z.int(),
  /** The skill lies within rating ± uncertainty 95 times of 100. */
  uncertainty: z.int(),
};

const ratingChange = z.strictObject({
  ...points,
  /** '' once the match is deleted. */
  matchId: z.union([matchIdSchema, z.literal('')]),
  season: seasonSchema,
  /** When the match ended, in ms since 1970. */
  at: z.number(),
  /** From 1. */
  place: z.int(),
  /** The rating before. */
  before: z.int(),
});
export type RatingChange = z.infer<typeof ratingChange>;

const ownRating = z.strictObject({
  ...points,
  game: z.string(),
  seats: z.int(),
  matches: z.int(),
  /** Oldest first. */
  changes: z.array(ratingChange),
});
export type OwnRating = z.infer<typeof ownRating>;

/** The ratings of a player, one a game and number of seats. */
export const ownRatings = z.strictObject({ season: seasonSchema, ratings: z.array(ownRating) });
export type OwnRatings = z.infer<typeof ownRatings>;

/** How many ratings were deleted. */
export const forgottenRatings = z.strictObject({ forgotten: z.int() });
export type ForgottenRatings = z.infer<typeof forgottenRatings>;

const ladderRow = z.strictObject({
  ...points,
  place: z.int(),
  name: z.string(),
  /** Rated matches in the season. */
  matches: z.int(),
  own: z.boolean(),
});
export type LadderRow = z.infer<typeof ladderRow>;

const ladderBot = z.strictObject({ bot: z.string(), rating: z.int() });
export type LadderBot = z.infer<typeof ladderBot>;

/** The ladder of a game, a number of seats and a season: first who is surely good. */
export const ladderTable = z.strictObject({
  game: z.string(),
  seats: z.int(),
  season: seasonSchema,
  /** So many rated matches in the season put a player on the ladder. */
  leastMatches: z.int(),
  rows: z.array(ladderRow),
  /** The fixed ratings of the bots. */
  bots: z.array(ladderBot),
});
export type LadderTable = z.infer<typeof ladderTable>;
