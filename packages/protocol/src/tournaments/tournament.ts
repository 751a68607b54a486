import { z } from 'zod';
import { matchIdSchema } from '../answers.ts';
import { clockSchema } from '../clock.ts';
import { SEAT_TOKEN } from '../codes.ts';
import { nameSchema } from '../http.ts';

/** The most players of a tournament, bots included. */
export const MOST_TOURNAMENT_PLAYERS = 64;
/** The most bots of a tournament: their matches are work for the server. */
export const MOST_TOURNAMENT_BOTS = 16;
/** The most rounds of a Swiss tournament. */
export const MOST_SWISS_ROUNDS = 15;
/** A running tournament in which nothing has happened for so many days ends. */
export const QUIET_TOURNAMENT_DAYS = 30;

/**
 * Who meets whom. `round-robin`: every player meets every other one. `swiss`: players of about
 * equal points meet, no two of them twice. `knock-out`: the loser of a match is out.
 */
export const tournamentFormat = z.enum(['round-robin', 'swiss', 'knock-out']);
export type TournamentFormat = z.infer<typeof tournamentFormat>;

const tokenSchema = z.string().regex(SEAT_TOKEN, 'a token is 22 to 64 characters of base64url');

/** POST /api/tournaments: opens a tournament. Answer: `TournamentGrant`. */
export const tournamentRequest = z.strictObject({
  game: z.string().max(40),
  options: z.record(z.string(), z.unknown()).default({}),
  title: nameSchema,
  format: tournamentFormat,
  /** Of a Swiss tournament; by default as many as decide between its players. */
  rounds: z.int().min(1).max(MOST_SWISS_ROUNDS).optional(),
  /** The time of each match; a player whose time is up loses it. */
  clock: clockSchema.refine(({ kind }) => kind !== 'none', 'a tournament needs a clock'),
  name: nameSchema,
  /** A host who watches is no player. */
  hosting: z.enum(['playing', 'watching']).default('playing'),
});
export type TournamentRequest = z.input<typeof tournamentRequest>;

/**
 * POST /api/tournaments/ID/join: becomes a player. Answer: `TournamentGrant`. A request with the
 * token of a player makes no other player: it may be sent again when its answer was lost. Before
 * the first round it gives the player this name.
 */
export const tournamentJoin = z.strictObject({
  name: nameSchema,
  /** The secret of the new player; by default the server makes one. */
  token: tokenSchema.optional(),
  /** Whether the sender is a program; everybody sees this. */
  program: z.boolean().default(false),
});
export type TournamentJoin = z.input<typeof tournamentJoin>;

/**
 * POST /api/tournaments/ID: the tournament as the sender may see it. The token stands in the body,
 * since it is secret. Answer: `TournamentView`.
 */
export const tournamentQuestion = z.strictObject({ token: tokenSchema.optional() });

/**
 * POST /api/tournaments/ID/change. Answer: `TournamentView`. `start`, `cancel`, `bot` and `remove`
 * are for the host; `leave` is for a player, also while the tournament runs.
 */
export const tournamentChange = z.discriminatedUnion('do', [
  z.strictObject({ token: tokenSchema, do: z.literal('start') }),
  z.strictObject({ token: tokenSchema, do: z.literal('cancel') }),
  z.strictObject({ token: tokenSchema, do: z.literal('leave') }),
  z.strictObject({ token: tokenSchema, do: z.literal('bot'), bot: z.string().max(40) }),
  z.strictObject({
    token: tokenSchema,
    do: z.literal('remove'),
    player: z
      .int()
      .min(0)
      .max(MOST_TOURNAMENT_PLAYERS - 1),
    /** The name of that player: another one may have taken the place meanwhile. */
    name: z.string().max(40),
  }),
]);
export type TournamentChange = z.infer<typeof tournamentChange>;

/** The id of the tournament, and the secret of a player or of a host who watches. */
export const tournamentGrant = z.strictObject({ id: matchIdSchema, token: tokenSchema });
export type TournamentGrant = z.infer<typeof tournamentGrant>;

const tournamentPlayer = z.strictObject({
  name: z.string(),
  kind: z.enum(['person', 'program', 'bot']),
  /** The id of the bot, or ''. */
  bot: z.string(),
  /** Left the tournament: meets no one in later rounds. */
  left: z.boolean(),
});

/** `none`: without a winner, because neither player could go on. */
export const pairingResult = z.enum(['first', 'second', 'draw', 'none']);
export type PairingResult = z.infer<typeof pairingResult>;

/** Numbers of players are their places in `players`. */
const tournamentPairing = z.discriminatedUnion('kind', [
  /** The player meets no one in this round, and gets a point. */
  z.strictObject({ kind: z.literal('bye'), player: z.int() }),
  z.strictObject({
    kind: z.literal('match'),
    /** By seat. */
    players: z.tuple([z.int(), z.int()]),
    matchId: matchIdSchema,
    /** Absent while the match is played. */
    result: pairingResult.optional(),
    /** The drawn matches of the same two players before it, in a knock-out tournament. */
    drawn: z.array(matchIdSchema),
    /** Those of all these matches that were deleted before they ended: each counts as drawn. */
    deleted: z.array(matchIdSchema).optional(),
  }),
]);

const tournamentStanding = z.strictObject({
  /** From 1; equal results share a place. */
  place: z.int(),
  player: z.int(),
  /** One for a win or a bye, a half for a draw. */
  points: z.number(),
  wins: z.int(),
  draws: z.int(),
  losses: z.int(),
  /** The sum of the points of all opponents (Buchholz). */
  opponents: z.number(),
  /** The points of beaten opponents, and half of those of drawn ones (Sonneborn-Berger). */
  beaten: z.number(),
});

/** A tournament as everybody with its link may see it. */
export const tournamentView = z.strictObject({
  id: matchIdSchema,
  game: z.string(),
  options: z.record(z.string(), z.unknown()),
  title: z.string(),
  format: tournamentFormat,
  clock: clockSchema,
  state: z.enum(['open', 'playing', 'over', 'cancelled']),
  /** Cancelled by the server, because nothing had happened for `QUIET_TOURNAMENT_DAYS`. */
  quiet: z.literal(true).optional(),
  /** How many rounds there will be; 0 while that depends on the number of players. */
  planned: z.int(),
  players: z.array(tournamentPlayer),
  rounds: z.array(z.array(tournamentPairing)),
  /** The best first; empty before the first round. */
  standings: z.array(tournamentStanding),
  /** Whether the sender is the host. */
  host: z.boolean(),
  /** The number of the sender among the players; absent for others. */
  own: z.int().optional(),
});
export type TournamentView = z.infer<typeof tournamentView>;
export type TournamentStanding = TournamentView['standings'][number];
export type TournamentPairing = TournamentView['rounds'][number][number];
