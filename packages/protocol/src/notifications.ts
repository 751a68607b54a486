import { z } from 'zod';
import { matchIdSchema } from './answers.ts';
import { DEVICE } from './codes.ts';
import { heldSeat, MOST_SEATED } from './seated.ts';

/** The maximum length of the address of a webhook or of a push service. */
export const TARGET_LENGTH = 1000;

export const deviceSchema = z.string().regex(DEVICE, 'a device has 22 signs of base64url');

const base64url = (signs: number) =>
  z.string().regex(new RegExp(`^[A-Za-z0-9_-]{${signs}}$`), `${signs} signs of base64url`);
const address = z.url({ protocol: /^https?$/ }).max(TARGET_LENGTH);

const targetSchema = z.discriminatedUnion('kind', [
  /** The data that a browser gives for its push service. */
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
 * PUT /api/notifications/:device: notifies this device when one of these matches waits for its
 * person; replaces its earlier matches of the same kind of target. Answer: `notificationsAnswer`;
 * 400 `target-refused` for an address that this server does not write to, 410 `target-gone` for an
 * address that its push service reported as gone: the browser has to subscribe anew.
 */
export const notifyRequest = z.strictObject({
  seats: z.array(heldSeat).max(MOST_SEATED),
  target: targetSchema,
  /** BCP 47: the language of notices; English if the server does not support it. */
  language: z.string().max(35).optional(),
});
export type NotifyRequest = z.infer<typeof notifyRequest>;

/**
 * POST /api/notifications/:device/stop: stops notifications of one kind, or of every kind. Answer:
 * `notificationsAnswer`.
 */
export const stopRequest = z.strictObject({ kind: z.enum(['push', 'webhook']).optional() });

/** The matches about which a device is notified, by kind of target. */
export const notificationsAnswer = z.strictObject({
  push: z.array(matchIdSchema),
  webhook: z.array(matchIdSchema),
});
export type NotificationsAnswer = z.infer<typeof notificationsAnswer>;

/** GET /api/push-key: the key by which browsers recognise the messages of this server. */
export const pushKeyAnswer = z.strictObject({ key: base64url(87) });
