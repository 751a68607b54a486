import { z } from 'zod';
import { matchIdSchema } from './answers.ts';
import { DEVICE } from './codes.ts';
import { heldSeat, MOST_SEATED } from './seated.ts';

/** The longest address of a webhook or of a push service. */
export const TARGET_LENGTH = 1000;

export const deviceSchema = z.string().regex(DEVICE, 'a device has 22 signs of base64url');

const base64url = (signs: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${signs}}$`), `${signs} signs of base64url`);
const address = z.url({ protocol: /^https?$/ }).max(TARGET_LENGTH);

const targetSchema = z.discriminatedUnion('kind', [
  /** What a browser gives for its push service. */
  z.strictObject({
    kind: z.literal('push'),
    endpoint: address,
    p256dh: base64url(87),
    auth: base64url(22),
  }),
  /** `secret` is made by the sender, and signs every message. */
  z.strictObject({ kind: z.literal('webhook'), url: address, secret: base64url(32) }),
]);

/**
 * PUT /api/notifications/:device: tells this device when one of these matches waits for its person,
 * in place of what was told for them in this way before. Answer: `notificationsAnswer`; 400
 * `target-refused` for an address that this server does not write to, 410 `target-gone` for a push
 * service's that it said to be no longer there: the browser has to subscribe anew.
 */
export const notifyRequest = z.strictObject({
  seats: z.array(heldSeat).max(MOST_SEATED),
  target: targetSchema,
  /** BCP 47: in which language notices are; English where the server does not speak it. */
  language: z.string().max(35).optional(),
});
export type NotifyRequest = z.infer<typeof notifyRequest>;

/**
 * POST /api/notifications/:device/stop: ends what the device is told in this way, or in every way.
 * Answer: `notificationsAnswer`.
 */
export const stopRequest = z.strictObject({ kind: z.enum(['push', 'webhook']).optional() });

/** The matches about which a device is told, by the way in which it is. */
export const notificationsAnswer = z.strictObject({
  push: z.array(matchIdSchema),
  webhook: z.array(matchIdSchema),
});
export type NotificationsAnswer = z.infer<typeof notificationsAnswer>;

/** GET /api/push-key: by what browsers know the messages of this server. */
export const pushKeyAnswer = z.strictObject({ key: base64url(87) });
