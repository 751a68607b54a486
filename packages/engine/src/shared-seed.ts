import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * What the seed of a match is made of when nobody alone may choose it: a secret that the server
 * commits to first, and what each seat adds before anything is drawn. `docs/fairness.md` tells what
 * this proves.
 */
export interface SharedSeed {
  /** 64 hexadecimal digits; told when the match is over. */
  readonly secret: string;
  /** By seat, '' where nothing was added; told at once. */
  readonly shares: readonly string[];
}

/** 128 random bits in base64url, made by whoever sits there. */
export const SHARE = /^[A-Za-z0-9_-]{22}$/;

/** The secret of the match that a server keeps this key for; it tells nothing about the key. */
export const secretOf = (key: string): string => hashOf('atoll secret', key);

/** The key of the match that follows; whoever knows the secret of this one cannot tell it. */
export const nextKeyOf = (key: string): string => hashOf('atoll next', key);

/** What can be told of a secret before the match: there is no other secret that fits. */
export const commitmentTo = (secret: string): string => hashOf('atoll commitment', secret);

/** The seed that follows from a secret and the shares of all seats. */
export const seedFrom = ({ secret, shares }: SharedSeed): string =>
  hashOf('atoll seed', secret, ...shares);

/** From what is drawn again what nobody knew, when log entry `entry` takes a decision back. */
export const redrawSeedOf = (seed: string, entry: number): string =>
  hashOf('atoll redraw', seed, String(entry));

/** SHA-256 of the texts, each on a line of its own, as 64 hexadecimal digits. */
const hashOf = (...texts: readonly string[]): string =>
  bytesToHex(sha256(utf8ToBytes(texts.join('\n'))));
