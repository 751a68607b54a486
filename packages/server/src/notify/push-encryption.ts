import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The record size (`rs` of RFC 8188), in bytes. */
const RECORD = 4096;
const CURVE = 'prime256v1';

/** The keys that a browser gives to its senders: base64url. */
export interface PushReader {
  readonly p256dh: string;
  readonly auth: string;
}

/** The random values of one message. */
export interface PushChance {
  readonly salt: Buffer;
  /** The private key of the sender. */
  readonly key: Buffer;
}

const freshChance = (): PushChance => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(16), key: pair.getPrivateKey() };
};

const derived = (
  from: Buffer,
  { salt, info, length }: { readonly salt: Buffer; readonly info: Buffer; readonly length: number },
): Buffer => Buffer.from(hkdfSync('sha256', from, salt, info, length));

/**
 * Encrypts a message so that only the browser can read it, not the push service: RFC 8291, with one
 * record of RFC 8188 (`aes128gcm`). Throws for an invalid key.
 */
export function encryptPush(
  text: Buffer,
  { p256dh, auth }: PushReader,
  { salt, key }: PushChance = freshChance(),
): Buffer {
  const reader = Buffer.from(p256dh, 'base64url');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(key);
  const sender = pair.getPublicKey();
  const secret = derived(pair.computeSecret(reader), {
    salt: Buffer.from(auth, 'base64url'),
    info: Buffer.concat([Buffer.from('WebPush: info\0'), reader, sender]),
    length: 32,
  });
  const info = (name: string): Buffer => Buffer.from(`Content-Encoding: ${name}\0`);
  const contentKey = derived(secret, { salt, info: info('aes128gcm'), length: 16 });
  const nonce = derived(secret, { salt, info: info('nonce'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  // The delimiter of the last record.
  const sealed = Buffer.concat([cipher.update(text), cipher.update(Buffer.of(2)), cipher.final()]);
  const head = Buffer.alloc(21);
  salt.copy(head);
  head.writeUInt32BE(RECORD, 16);
  head.writeUInt8(sender.length, 20);
  return Buffer.concat([head, sender, sealed, cipher.getAuthTag()]);
}

/** Whether a message can be encrypted for this reader. */
export function isPushReader(reader: PushReader): boolean {
  try {
    encryptPush(Buffer.alloc(0), reader);
    return Buffer.from(reader.auth, 'base64url').length === 16;
  } catch {
    return false;
  }
}
