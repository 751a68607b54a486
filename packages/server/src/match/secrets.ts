import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_ALPHABET, LONG_CODE_LENGTH } from '@atoll/protocol';

/**
 * A whole invite code. Its first characters are easy to read aloud, and hard enough to guess while
 * guessing is limited.
 */
export function newCode(): string {
  return Array.from(
    { length: LONG_CODE_LENGTH },
    () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)],
  ).join('');
}

/** 120 random bits. Knowing the id is enough to watch, so it must not be guessable either. */
export function newMatchId(): string {
  return randomBytes(15).toString('base64url');
}

/** 192 random bits: the key to a seat. */
export function newSeatToken(): string {
  return randomBytes(24).toString('base64url');
}

/** 192 random bits: the seed of all shuffles of a match, or of one action of a bot. */
export function newSeed(): string {
  return randomBytes(24).toString('base64url');
}

/** The stored hash of a token. Tokens are random and long, so that a plain hash needs no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * The secret of the link to an offered seat: it follows from the key of the match, so that it is
 * stored nowhere, and reveals nothing of the key.
 */
export function offerSecretOf(key: string, nonce: string): string {
  return createHmac('sha256', key).update(`seat offer ${nonce}`).digest('base64url');
}

/** Compares secrets in a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
