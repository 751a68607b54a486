import { z } from 'zod';
import { matchIdSchema, seatTokenSchema } from '../answers.ts';
import { playerSchema } from '../daily.ts';

const blockIdSchema = z.string().regex(/^[\w-]{20}$/);

/** How many players one may block. */
export const MOST_BLOCKS = 200;

/**
 * POST /api/blocks: the sender, who holds a seat of the match, blocks the player of another seat.
 * 201 without content; 403 without a seat, 409 when that seat has no known player or too many are
 * blocked.
 */
export const blockRequest = z.strictObject({
  player: playerSchema,
  matchId: matchIdSchema,
  token: seatTokenSchema,
  seat: z.int().min(0).max(7),
});
export type BlockRequest = z.infer<typeof blockRequest>;

/** POST /api/blocks/list: the players whom the sender has blocked. Answer: `blockList`. */
export const blocksRequest = z.strictObject({ player: playerSchema });

/** POST /api/blocks/end: ends a block. 404 for an unknown one. */
export const unblockRequest = z.strictObject({ player: playerSchema, id: blockIdSchema });

/** POST /api/tables: the public tables for the sender. Answer: `tableList`. */
export const tablesRequest = z.strictObject({ player: playerSchema.optional() });

const blockedPlayer = z.strictObject({
  id: blockIdSchema,
  /** The name that the player had. */
  name: z.string(),
  /** In ms since 1970. */
  at: z.int(),
});
export type BlockedPlayer = z.infer<typeof blockedPlayer>;
export const blockList = z.strictObject({ blocked: z.array(blockedPlayer) });
