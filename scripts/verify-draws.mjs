// A second program that checks the draws of a match. It shares no code with the rest of this
// project: what it does follows from docs/fairness.md alone, and Node's own SHA-256 and ChaCha20.
//
//   npm run -s atoll -- verify FILE --draws > DRAWS
//   node scripts/verify-draws.mjs FILE DRAWS [COMMITMENT]
import { Buffer } from 'node:buffer';
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const sha256 = (data) => createHash('sha256').update(data).digest();
const hex = (...lines) => sha256(lines.join('\n')).toString('hex');

class DoesNotFit extends Error {}
const fail = (message) => {
  throw new DoesNotFit(message);
};

/** The quarter round of ChaCha, on the words a, b, c, d of a state. */
function quarterRound(words, { a, b, c, d }) {
  const turned = (word, bits) => (word << bits) | (word >>> (32 - bits));
  for (const [left, right] of [
    [16, 12],
    [8, 7],
  ]) {
    words[a] += words[b];
    words[d] = turned(words[d] ^ words[a], left);
    words[c] += words[d];
    words[b] = turned(words[b] ^ words[c], right);
  }
}

/** The columns of a state, then its diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];

/** HChaCha20: the key of a stream from the root key and 16 bytes. */
function hchacha20(root, nonce) {
  const words = new Uint32Array(16);
  const put = (bytes, at) => {
    for (let i = 0; i < bytes.length; i += 4) words[at + i / 4] = bytes.readUInt32LE(i);
  };
  put(Buffer.from('expand 32-byte k'), 0);
  put(root, 4);
  put(nonce, 12);
  for (let round = 0; round < 10; round++)
    for (const [a, b, c, d] of QUARTERS) quarterRound(words, { a, b, c, d });
  const key = Buffer.alloc(32);
  [0, 1, 2, 3, 12, 13, 14, 15].forEach((word, i) => key.writeUInt32LE(words[word], 4 * i));
  return key;
}

/** The stream of one purpose, from which words are read one after the other. */
class Stream {
  #key;
  #block = { number: -1, bytes: Buffer.alloc(0) };
  taken = 0;

  constructor(seed, purpose) {
    const nonce = Buffer.alloc(16);
    nonce.write(purpose, 'latin1');
    this.#key = hchacha20(sha256(seed), nonce);
  }

  #word() {
    const number = Math.floor(this.taken / 16);
    if (this.#block.number !== number) {
      const counterAndNonce = Buffer.alloc(16);
      counterAndNonce.writeUInt32LE(number);
      const cipher = createCipheriv('chacha20', this.#key, counterAndNonce);
      this.#block = { number, bytes: cipher.update(Buffer.alloc(64)) };
    }
    return this.#block.bytes.readUInt32LE(4 * (this.taken++ % 16));
  }

  /** One of 0 to `bound - 1`: words beyond the last whole multiple of the bound do not count. */
  below(bound) {
    const limit = 2 ** 32 - (2 ** 32 % bound);
    for (;;) {
      const word = this.#word();
      if (word < limit) return word % bound;
    }
  }
}

/** The lines of the file but the last, which has to fit all others. */
function readFile(path) {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const body = lines
    .slice(0, -1)
    .map((line) => `${line}\n`)
    .join('');
  const { sha256: expected } = JSON.parse(lines.at(-1) ?? '{}');
  if (sha256(body).toString('hex') !== expected) fail('the checksum of the file does not fit');
  const [about, ...log] = lines.slice(0, -1).map((line) => JSON.parse(line));
  return { about, log };
}

function checkSeed({ seed, sharedSeed }, commitment) {
  if (!sharedSeed) fail('this match is from before seeds were shared');
  const { secret, shares } = sharedSeed;
  if (hex('atoll seed', secret, ...shares) !== seed)
    fail('the seed does not follow from the secret and the shares');
  const own = hex('atoll commitment', secret);
  if (commitment !== undefined && commitment !== own)
    fail(`the secret fits the commitment ${own}, not ${commitment}`);
  console.log(`commitment ${own}`);
}

/**
 * The seed of the draws with an entry and after it: the seed of the match, or, once a step was
 * taken back with everybody's consent, the one that follows from it and the number of that entry.
 */
function seedAt(seed, { log, entry }) {
  const last = log.findLast(({ type, seq }) => type === 'revert' && seq <= entry);
  return last ? hex('atoll redraw', seed, last.seq) : seed;
}

function checkDraws(seed, { log, path }) {
  const streams = new Map();
  const purposes = new Set();
  const draws = readFileSync(path, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  for (const { entry, purpose, from, bound, value } of draws) {
    const source = seedAt(seed, { log, entry });
    const name = `${source} ${purpose}`;
    if (!streams.has(name)) streams.set(name, new Stream(source, purpose));
    const stream = streams.get(name);
    purposes.add(purpose);
    const where = `entry ${entry}, ${purpose}`;
    if (stream.taken !== from) fail(`${where}: begins at word ${from}, not ${stream.taken}`);
    const right = stream.below(bound);
    if (right !== value) fail(`${where}: ${value} was drawn below ${bound}; it should be ${right}`);
  }
  console.log(`${draws.length} numbers are as the seed says: ${[...purposes].join(', ')}`);
}

const [file, draws, commitment] = process.argv.slice(2);
if (draws === undefined) {
  console.error('wanted: node scripts/verify-draws.mjs FILE DRAWS [COMMITMENT]');
  process.exit(2);
}
try {
  const { about, log } = readFile(file);
  checkSeed(about, commitment);
  checkDraws(about.seed, { log, path: draws });
} catch (error) {
  console.error(error instanceof DoesNotFit ? error.message : `not readable: ${String(error)}`);
  process.exitCode = 1;
}
