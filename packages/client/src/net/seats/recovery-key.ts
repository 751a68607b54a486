import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { generateMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';
import { fromBase64Url, toBase64Url } from '../base64url.ts';

/** The values derived from recovery words: the id of a backup, and the key that opens it. */
export interface RecoveryKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** A backup that these words do not open, or that was tampered with. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

const NONCE_BYTES = 24;

/** Twelve words with 128 random bits (BIP 39). */
export const newWords = (): string => generateMnemonic(wordlist, 128);

/**
 * The key of recovery words in any notation. Undefined unless they are twelve words of the list
 * with a valid checksum in the last one.
 */
export function recoveryKey(words: string): RecoveryKey | undefined {
  const plain = plainWords(words);
  if (plain.split(' ').length !== 12) return undefined;
  let secret: Uint8Array;
  try {
    secret = mnemonicToEntropy(plain, wordlist);
  } catch {
    return undefined;
  }
  const derived = (info: string, bytes: number): Uint8Array =>
    hkdf(sha256, secret, utf8ToBytes('atoll recovery'), utf8ToBytes(info), bytes);
  return { id: toBase64Url(derived('id', 16)), key: derived('key', 32) };
}

/** The words in lower case with single spaces, without other separators. */
export const plainWords = (words: string): string =>
  words
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean)
    .join(' ');

/** Encrypts a text with XChaCha20-Poly1305; the nonce precedes it. */
export function sealed({ key, id }: RecoveryKey, text: string): string {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const box = xchacha20poly1305(key, nonce, utf8ToBytes(id)).encrypt(utf8ToBytes(text));
  return toBase64Url(Uint8Array.of(...nonce, ...box));
}

/** Decrypts a box. Throws `SealBroken`. */
export function opened({ key, id }: RecoveryKey, box: string): string {
  try {
    const bytes = fromBase64Url(box);
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const cipher = xchacha20poly1305(key, nonce, utf8ToBytes(id));
    return new TextDecoder().decode(cipher.decrypt(bytes.subarray(NONCE_BYTES)));
  } catch (error) {
    throw new SealBroken('these words do not open the stored backup', { cause: error });
  }
}
