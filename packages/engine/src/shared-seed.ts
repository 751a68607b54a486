import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * The components of a match seed that nobody can choose alone: a secret that the server commits to
 * first, and a share of each seat, added before anything is drawn. `docs/fairness.md` explains what
 * this proves.
 */
export interface SharedSeed {
  /** 64 hexadecimal digits; published when the match is over. */
  readonly secret: string;
  /** By seat, '' for a seat that added nothing; published at once. */
  readonly shares: readonly string[];
}

/** 128 random bits in base64url, made by the client of the seat. */
export const SHARE = /^[A-Za-z0-9_-]{22}$/;

/**
 * The secret of the match, derived from the key that the server keeps; it does not reveal the key.
 */
export const secretOf = (key: string): string => hashOf('atoll secret', key);

/** The key of the next match; the secret of this match does not reveal it. */
export const nextKeyOf = (key: string): string => hashOf('atoll next', key);

/** The commitment published before the match: no other secret fits it. */
export const commitmentTo = (secret: string): string => hashOf('atoll commitment', secret);

/** The seed derived from a secret and the shares of all seats. */
export const seedFrom = ({ secret, shares }: SharedSeed): string =>
  hashOf('atoll seed', secret, ...shares);

/** The seed for hidden cards drawn anew when log entry `entry` takes a decision back. */
export const redrawSeedOf = (seed: string, entry: number): string =>
  hashOf('atoll redraw', seed, String(entry));

/** SHA-256 of the texts, one a line, as 64 hexadecimal digits. */
const hashOf = (...texts: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(texts.join('\n'))));
