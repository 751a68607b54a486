import { nextInt, type Rng } from '@atoll/engine';
import { oneOf, randomBytes } from './chance.ts';
import { INHERITED } from './odd-value.ts';

/** The largest frame that the server reads, less the bytes before the body. */
const ROOM = 16_000;

/**
 * MessagePack bytes that claim much more than they hold, or require much work; no honest encoder
 * makes them.
 */
export function oversized(rng: Rng): Buffer {
  return oneOf(rng, OVERSIZED)(rng);
}

const OVERSIZED: readonly ((rng: Rng) => Buffer)[] = [
  // lists and maps that claim up to four billion items
  (rng) => Buffer.from([oneOf(rng, [0xdd, 0xdf]), ...randomBytes(rng, 4)]),
  (rng) =>
    repeated(
      [oneOf(rng, [0xdd, 0xdf, 0xdc, 0xde]), 0x00, oneOf(rng, [0x01, 0xff]), 0xff, 0xff],
      nextInt(rng, 3000),
    ),
  // text and bytes that claim to be longer
  (rng) =>
    Buffer.from([oneOf(rng, [0xdb, 0xc6, 0xda, 0xc5, 0xd9, 0xc4]), 0x7f, 0xff, 0xff, 0xff, 0x41]),
  // nested as deep as a frame is long
  (rng) => repeated([oneOf(rng, [0x91, 0x81, 0x92, 0x82])], oneOf(rng, [100, 5000, ROOM])),
  (rng) => repeated([0x81, 0xa1, 0x61], oneOf(rng, [100, 5000])),
  // every kind of extension, with bodies of any length
  (rng) =>
    Buffer.from([
      oneOf(rng, [0xd4, 0xd5, 0xd6, 0xd7, 0xd8]),
      nextInt(rng, 256),
      ...randomBytes(rng, 16),
    ]),
  (rng) =>
    Buffer.from([
      0xc7,
      nextInt(rng, 256),
      nextInt(rng, 256),
      ...randomBytes(rng, nextInt(rng, 300)),
    ]),
  (rng) => Buffer.from([0xc9, ...randomBytes(rng, 4), nextInt(rng, 256), ...randomBytes(rng, 60)]),
  // record definitions of msgpackr: a name for every field, which become the keys of objects
  (rng) => record(rng, [oneOf(rng, INHERITED), 'a']),
  (rng) =>
    record(
      rng,
      Array.from({ length: 200 }, (_, index) => `f${index}`),
    ),
  (rng) => record(rng, ['a"];process.exit(1);["', 'b']),
  // of the maximum length
  () => Buffer.concat([Buffer.from([0xda, 0x3e, 0x00]), Buffer.alloc(15_872, 0x78)]),
  () => Buffer.concat([Buffer.from([0xdc, 0x3e, 0x00]), Buffer.alloc(15_872, 0xc0)]),
  () =>
    Buffer.concat([
      Buffer.from([0xde, 0x0f, 0x80]),
      ...Array.from({ length: 3968 }, (_, key) => Buffer.from([0xa1, key & 127, 0xc0])),
    ]),
];

function repeated(bytes: readonly number[], times: number): Buffer {
  return Buffer.concat(Array.from({ length: times }, () => Buffer.from(bytes))).subarray(0, ROOM);
}

function record(rng: Rng, names: readonly string[]): Buffer {
  const fields = names.flatMap((name) => [0xd9, name.length, ...Buffer.from(name)]);
  const id = 0x40 + nextInt(rng, 64);
  return Buffer.from([
    0xd4,
    0x72,
    id,
    0xdc,
    names.length >> 8,
    names.length & 255,
    ...fields,
    ...names.map(() => 0xc0),
    id,
    0xc0,
    0xc0,
  ]);
}
