import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';

/** How long a token is valid, in seconds; push services accept a day at most. */
const VALID_S = 12 * 3600;

/** The keys that identify this server to push services. */
export interface VapidKeys {
  readonly privateKey: KeyObject;
  /** The point itself in base64url, as browsers and push services want it. */
  readonly publicKey: string;
}

/** A private key as text, for storage. */
export const newVapidSecret = (): string =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'der' })
    .toString('base64url');

/** The keys of a stored secret. */
export function vapidKeys(secret: string): VapidKeys {
  const der = Buffer.from(secret, 'base64url');
  const privateKey = createPrivateKey({ key: der, type: 'pkcs8', format: 'der' });
  const { x = '', y = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { privateKey, publicKey: Buffer.concat(point).toString('base64url') };
}

export interface VapidClaims {
  /** The address of the message. */
  readonly endpoint: URL;
  /** The operator's contact address for push services; undefined for none. */
  readonly subject: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The header that identifies this server to a push service (RFC 8292). */
export function vapidHeader(
  { privateKey, publicKey }: VapidKeys,
  { endpoint, subject, now }: VapidClaims,
): string {
  const head = { typ: 'JWT', alg: 'ES256' };
  const claims = {
    aud: endpoint.origin,
    exp: Math.floor(now / 1000) + VALID_S,
    ...(subject === undefined ? {} : { sub: subject }),
  };
  const signed = [head, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(signed), key).toString('base64url');
  return `vapid t=${signed}.${signature}, k=${publicKey}`;
}
