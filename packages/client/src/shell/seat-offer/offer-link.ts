import { OFFER_SECRET } from '@atoll/protocol';

export interface OfferedSeat {
  readonly seat: number;
  readonly secret: string;
}

/** The link to an offered seat; no server sees the secret before it is used. */
export const offerLink = (origin: string, matchId: string, { seat, secret }: OfferedSeat): string =>
  `${origin}/seat/${matchId}#${seat}.${secret}`;

/** The seat in the fragment of such a link; undefined for anything else. */
export function offeredSeatIn(hash: string): OfferedSeat | undefined {
  const [seat = '', secret = ''] = hash.replace(/^#/, '').split('.');
  if (!/^[0-7]$/.test(seat) || !OFFER_SECRET.test(secret)) return undefined;
  return { seat: Number(seat), secret };
}
