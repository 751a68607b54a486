import { z } from 'zod';
import { matchIdSchema } from './answers.ts';
import { PLAYER } from './codes.ts';
import { heldSeat, MOST_SEATED } from './seated.ts';

/** The day of a daily match in UTC, YYYY-MM-DD. */
export const dayOfDaily = z.iso.date('a day is written as in 2026-12-31');
/** The secret id of a player of daily matches: 22 characters of base64url, made by the client. */
export const playerSchema = z.string().regex(PLAYER);

/**
 * POST /api/daily/GAME and POST /api/daily/GAME/DAY: the sender, for the own results, and seats in
 * matches of that day, which also prove a finished match. Both are secret, so that they stand in
 * the body. Answers: `dailyDays` and `dailyTable`.
 */
export const dailyRequest = z.strictObject({
  player: playerSchema.optional(),
  seats: z.array(heldSeat).max(MOST_SEATED).default([]),
});
export type DailyRequest = z.input<typeof dailyRequest>;

/** The counted match of the sender. */
const ownTry = z.strictObject({
  matchId: matchIdSchema,
  /** `ended` without a result: by a concession, or too late. */
  state: z.enum(['playing', 'finished', 'ended']),
  /** Absent without a result. */
  points: z.number().optional(),
});

/** What is the same on every day of a game. */
const dailyTask = {
  game: z.string(),
  /** The version of the rules: matches are equal only by the same one. */
  rules: z.int(),
  options: z.record(z.string(), z.unknown()),
};

const dayCounts = {
  day: dayOfDaily,
  /** Whether a match of this day may begin now. */
  open: z.boolean(),
  /** How many counted matches were begun, and how many have a result. */
  begun: z.int(),
  finished: z.int(),
  own: ownTry.optional(),
};

const dailyDay = z.strictObject(dayCounts);
export type DailyDay = z.infer<typeof dailyDay>;

/** The days of a game, newest first: the last 28, and today. */
export const dailyDays = z.strictObject({ ...dailyTask, days: z.array(dailyDay) });
export type DailyDays = z.infer<typeof dailyDays>;

const dailyRow = z.strictObject({
  /** From 1; equal points share a place. */
  place: z.int(),
  name: z.string(),
  points: z.number(),
  /** The version of the rules. */
  rules: z.int(),
  /** For the replay; '' once the match is deleted. */
  matchId: z.union([matchIdSchema, z.literal('')]),
  own: z.boolean(),
});
export type DailyRow = z.infer<typeof dailyRow>;

/** The most rows of a table of results; the sender's own may come on top. */
export const MOST_DAILY_ROWS = 200;

/** One day; without `rows` as long as the sender may not see the results. */
export const dailyTable = z.strictObject({
  ...dailyTask,
  ...dayCounts,
  rows: z.array(dailyRow).optional(),
});
export type DailyTable = z.infer<typeof dailyTable>;
