import { chacha20, hchacha } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * A generator as a value, which lives in the state of a match so that a replay draws the same: the
 * key of a stream, and the number of words taken. The words of the stream are the ChaCha20 key
 * stream (RFC 8439) under that key, with a nonce of zeros and blocks counted from 0, four bytes a
 * word, little end first. Known words do not reveal others without the key.
 */
export interface Rng {
  /** 256 bits as 64 hexadecimal digits. */
  readonly key: string;
  /** The number of 32-bit words taken: 0 to 2^36. */
  taken: number;
}

/**
 * A generator from any string. Equal seeds and purposes give equal sequences: the XChaCha20 stream
 * under SHA-256 of the seed, with the purpose as its nonce. A purpose has at most 16 printable
 * ASCII characters, else RangeError.
 */
export function createRng(seed: string, purpose = ''): Rng {
  return createRngs(seed, [purpose])[purpose] as Rng;
}

/**
 * A generator for each purpose, each under its own key: the key of one reveals nothing about the
 * other keys or the seed. So the draws of one can be published and checked while the others stay
 * secret.
 */
export function createRngs<P extends string>(seed: string, purposes: readonly P[]): Record<P, Rng> {
  const root = wordsOf(sha256(utf8ToBytes(seed)));
  const rngs: Partial<Record<P, Rng>> = {};
  for (const purpose of purposes) {
    const key = keyFor(root, purpose);
    rngs[purpose] = { key, taken: 0 };
    watched?.purposes.set(key, purpose);
  }
  return rngs as Record<P, Rng>;
}

/** HChaCha20 (draft-irtf-cfrg-xchacha) of the purpose, padded with zeros. */
function keyFor(root: Uint32Array, purpose: string): string {
  hchacha(SIGMA, root, nonceOf(purpose), derived);
  return bytesToHex(derivedBytes);
}

/** The reused buffer of a key; allocating one costs more than the key. */
const derived = new Uint32Array(8);
const derivedBytes = new Uint8Array(derived.buffer);

/** The nonces of purposes. Programs use a few, again and again. */
const nonces = new Map<string, Uint32Array>();
const MOST_NONCES = 100;

function nonceOf(purpose: string): Uint32Array {
  const found = nonces.get(purpose);
  if (found) return found;
  if (!/^[ -~]{0,16}$/.test(purpose))
    throw new RangeError(`a purpose is at most 16 printable ASCII characters, not "${purpose}"`);
  const bytes = new Uint8Array(16);
  bytes.set(utf8ToBytes(purpose));
  if (nonces.size >= MOST_NONCES) nonces.clear();
  nonces.set(purpose, wordsOf(bytes));
  return wordsOf(bytes);
}

/** The bytes as words, little end first, the byte order of every machine that runs JavaScript. */
function wordsOf(bytes: Uint8Array): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** "expand 32-byte k", the constant of the cipher. */
const SIGMA = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

/** The next 32 random bits as an unsigned integer; advances `rng`. */
export function nextWord(rng: Rng): number {
  const index = rng.taken % STRETCH_WORDS;
  const first = rng.taken - index;
  rng.taken++;
  if (newest.first !== first || newest.key !== rng.key) newest = stretchAt(rng.key, first);
  return newest.words[index] as number;
}

/**
 * A whole number from 0 to `bound - 1`, each equally likely (by rejection); `bound` is 1 to 2^32,
 * else a RangeError.
 */
export function nextInt(rng: Rng, bound: number): number {
  if (!Number.isInteger(bound) || bound < 1 || bound > 4294967296)
    throw new RangeError(`the bound must be 1 to 2^32, not ${bound}`);
  const from = rng.taken;
  let word = nextWord(rng);
  // The exact limit is a slow remainder, and no word below this one reaches it.
  if (word >= 4294967296 - bound) {
    const limit = 4294967296 - (4294967296 % bound);
    while (word >= limit) word = nextWord(rng);
  }
  const value = word % bound;
  watched?.tell({ purpose: watched.purposes.get(rng.key) ?? '', from, bound, value });
  return value;
}

/** A number that was drawn. */
export interface Draw {
  /** The purpose of its stream; '' if it was created outside `watchDraws`. */
  readonly purpose: string;
  /** The index of the first word taken from the stream, from 0. */
  readonly from: number;
  /** The number drawn, from 0 to `bound - 1`. */
  readonly bound: number;
  readonly value: number;
}

interface Watch {
  readonly tell: (draw: Draw) => void;
  /** The purposes of streams, by their keys. */
  readonly purposes: Map<string, string>;
}

let watched: Watch | undefined;

/** Calls `tell` for every number drawn by `nextInt` and `shuffle` while `work` runs. */
export function watchDraws<T>(tell: (draw: Draw) => void, work: () => T): T {
  const before = watched;
  watched = { tell, purposes: new Map() };
  try {
    return work();
  } finally {
    watched = before;
  }
}

/** Shuffles `items` in place (Fisher and Yates) and returns them. */
export function shuffle<T>(rng: Rng, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextInt(rng, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

/** Several blocks of a stream, since a call of the cipher costs more than a block. */
interface Stretch {
  key: string;
  /** The number of its first word. */
  first: number;
  readonly bytes: Uint8Array;
  /** The bytes, as words. */
  readonly words: Uint32Array;
}

const BLOCK_BYTES = 64;
const STRETCH_BLOCKS = 4;
const STRETCH_WORDS = (STRETCH_BLOCKS * BLOCK_BYTES) / 4;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(STRETCH_BLOCKS * BLOCK_BYTES);

/**
 * The last stretches, in a ring in which the oldest is overwritten: allocating another costs as
 * much as the cipher. They are derived from key and number, so that a lost one costs only time.
 */
const known: readonly Stretch[] = Array.from({ length: 8 }, () => {
  const bytes = new Uint8Array(ZEROS.length);
  return { key: '', first: 0, bytes, words: wordsOf(bytes) };
});
let oldest = 0;
let newest = known[0] as Stretch;

function stretchAt(key: string, first: number): Stretch {
  for (const stretch of known) if (stretch.first === first && stretch.key === key) return stretch;
  const stretch = known[oldest] as Stretch;
  oldest = (oldest + 1) % known.length;
  stretch.key = '';
  chacha20(hexToBytes(key), NONCE, ZEROS, stretch.bytes, (4 * first) / BLOCK_BYTES);
  stretch.key = key;
  stretch.first = first;
  return stretch;
}
