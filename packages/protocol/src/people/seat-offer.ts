import { schema, t, type ToJSON } from '@colyseus/schema';
import type { Reason } from '@atoll/engine';
import { z } from 'zod';
import { OFFER_SECRET } from '../codes.ts';
import { playerSchema } from '../daily.ts';
import { nameSchema } from '../http.ts';

/**
 * Proposes that another person takes the seat of an absent one, or answers a proposal. Once all
 * people who play and are present agree, a link can be asked for: `link` returns its secret. The
 * proposal is withdrawn by its proposer, an agreed offer by any of those people. Repeating an
 * agreement, refusal or withdrawal is no error.
 */
export const seatOfferRequest = z.strictObject({
  do: z.enum(['propose', 'agree', 'refuse', 'withdraw', 'link']),
  seat: z.int().min(0),
});
export type SeatOfferMessage = z.infer<typeof seatOfferRequest>;

/** `secret` answers `link`, and opens the seat once. */
export type SeatOfferAnswer =
  | { readonly ok: true; readonly seq: number; readonly secret?: string }
  | { readonly ok: false; readonly reasons: readonly Reason[] };

/** The offer of a seat to another person: proposed, or agreed, so that a link leads to the seat. */
export const TableSeatOffer = schema(
  {
    kind: t.string<'proposed' | 'agreed'>(),
    /** The offered seat. */
    seat: t.number(),
    /** The seat that proposed it. */
    by: t.number(),
    /** The seats that decide: people who play and are present. */
    voters: t.array('number'),
    /** The voters that agree, the proposer included. */
    agreed: t.array('number'),
    /** When it ends by itself, in ms since 1970 by the clock of the server. */
    until: t.number(),
  },
  'TableSeatOffer',
);
export type TableSeatOfferData = ToJSON<InstanceType<typeof TableSeatOffer>>;

/**
 * POST /api/matches/:id/seat: takes an offered seat. Answer: `SeatGrant`; 404 unknown match, 410
 * when the link leads nowhere any more.
 */
export const takeSeatRequest = z.strictObject({
  seat: z.int().min(0).max(7),
  secret: z.string().regex(OFFER_SECRET),
  name: nameSchema,
  player: playerSchema.optional(),
});
export type TakeSeatRequest = z.infer<typeof takeSeatRequest>;
