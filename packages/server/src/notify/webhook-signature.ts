import { createHmac } from 'node:crypto';

/**
 * The proof that a webhook's body comes from this server, and when: HMAC-SHA-256 over the seconds
 * since 1970, a full stop and the body, with the secret of the webhook.
 */
export function webhookSignature(
  body: Buffer,
  { secret, now }: { readonly secret: string; readonly now: number },
): string {
  const seconds = Math.floor(now / 1000);
  const code = createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
  return `t=${seconds},v1=${code}`;
}
