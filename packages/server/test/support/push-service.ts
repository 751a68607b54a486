import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { Receiver, type Received, type Reply } from './receiver.ts';

/** A subscribed browser, as its push service and the browser know it. */
export interface Subscribed {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface Device extends Subscribed {
  readonly pair: ECDH;
  /** The decrypted messages that the browser read. */
  readonly read: Readonly<Record<string, unknown>>[];
  gone: boolean;
}

const base64url = (bytes: Buffer): string => bytes.toString('base64url');
const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('sha256', key).update(Buffer.concat(parts)).digest();
const ONE = Buffer.of(1);

/**
 * A push service with its browsers: it checks the VAPID token by RFC 8292, and every browser
 * decrypts by RFC 8291, step by step as written there and without code of the server.
 */
export class PushService {
  readonly #devices = new Map<string, Device>();
  /** The reasons of refused messages. */
  readonly refused: string[] = [];
  /** The contact addresses of the senders; undefined for a sender without one. */
  readonly subjects = new Set<unknown>();
  /** Whether a sender without a contact address is refused, as some services do. */
  contact: 'wanted' | 'needed' = 'wanted';
  /** The keys of the senders. */
  readonly writers = new Set<string>();
  #receiver!: Receiver;

  static async open(): Promise<PushService> {
    const service = new PushService();
    service.#receiver = await Receiver.open((received) => service.#answer(received));
    return service;
  }

  /** Subscribes a browser. */
  subscribe(): Subscribed {
    const pair = createECDH('prime256v1');
    pair.generateKeys();
    const path = `/send/${base64url(randomBytes(16))}`;
    const endpoint = `${this.#receiver.address}${path}`;
    const p256dh = base64url(pair.getPublicKey());
    const auth = base64url(randomBytes(16));
    this.#devices.set(path, { endpoint, p256dh, auth, pair, read: [], gone: false });
    return { endpoint, p256dh, auth };
  }

  /** The messages that a browser has read. */
  read({ endpoint }: Subscribed): readonly Readonly<Record<string, unknown>>[] {
    return this.#device(new URL(endpoint).pathname).read;
  }

  /** A browser unsubscribes: its endpoint is gone. */
  end({ endpoint }: Subscribed): void {
    this.#device(new URL(endpoint).pathname).gone = true;
  }

  /** Resolves when so many messages came, refused ones included. */
  until(count: number): Promise<void> {
    return this.#receiver.until(count);
  }

  close(): Promise<void> {
    return this.#receiver.close();
  }

  #device(path: string): Device {
    const device = this.#devices.get(path);
    if (!device) throw new Error(`nobody subscribed at ${path}`);
    return device;
  }

  #answer(received: Received): Reply {
    try {
      return this.#accept(received);
    } catch (error) {
      this.refused.push(String(error));
      return { status: 403 };
    }
  }

  #accept({ path, headers, body }: Received): Reply {
    const device = this.#device(path);
    const { key, sub } = signer(String(headers.authorization), new URL(device.endpoint).origin);
    this.writers.add(key);
    this.subjects.add(sub);
    if (this.contact === 'needed' && sub === undefined) throw new Error('the token has no sub');
    if (device.gone) return { status: 410 };
    if (!/^\d+$/.test(String(headers['ttl']))) throw new Error('there is no TTL');
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('it is not encrypted');
    if (!/^[\w-]{1,32}$/.test(String(headers['topic']))) throw new Error('the topic is none');
    const text = decryptPush(body, device).toString();
    device.read.push(JSON.parse(text) as Record<string, unknown>);
    return { status: 201, headers: { location: `${path}/1` } };
  }
}

/** The key that signed a token, and its subject. Throws for an invalid or expired one. */
function signer(header: string, origin: string): { readonly key: string; readonly sub: unknown } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(base64url) as [string, string];
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed || read(head)['alg'] !== 'ES256') throw new Error('the token is not signed');
  const { aud, exp, sub } = read(claims);
  if (aud !== origin) throw new Error(`the token is for ${String(aud)}`);
  const left = Number(exp) - Date.now() / 1000;
  if (!(left > 0 && left <= 24 * 3600)) throw new Error(`the token counts for ${left} s`);
  return { key, sub };
}

/**
 * Decrypts a message as a browser does: RFC 8188 and 8291. Throws for a message to another browser.
 */
export function decryptPush(
  message: Buffer,
  { pair, auth }: { readonly pair: ECDH; readonly auth: string },
): Buffer {
  const salt = message.subarray(0, 16);
  const record = message.readUInt32BE(16);
  const length = message.readUInt8(20);
  const sender = message.subarray(21, 21 + length);
  const sealed = message.subarray(21 + length);
  if (sealed.length > record) throw new Error('there is more than one record');
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = hmac(Buffer.from(auth, 'base64url'), pair.computeSecret(sender));
  const fresh = hmac(salt, hmac(shared, keyInfo, ONE));
  const key = hmac(fresh, Buffer.from('Content-Encoding: aes128gcm\0'), ONE).subarray(0, 16);
  const nonce = hmac(fresh, Buffer.from('Content-Encoding: nonce\0'), ONE).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('the last record does not end');
  return padded.subarray(0, end);
}
