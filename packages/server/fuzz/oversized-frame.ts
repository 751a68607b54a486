import type { Random } from '@atoll/test-client/random';
import { INHERITED } from './odd-value.ts';

/** The largest frame that the server reads, less the bytes before the body. */
const ROOM = 16_000;

/**
 * MessagePack bytes that claim much more than they hold, or require much work; no honest encoder
 * makes them.
 */
export function oversized(random: Random): Buffer {
  return random.pick(OVERSIZED)(random);
}

const OVERSIZED: readonly ((random: Random) => Buffer)[] = [
  // lists and maps that claim up to four billion items
  (random) => Buffer.from([random.pick([0xdd, 0xdf]), ...random.bytes(4)]),
  (random) =>
    repeated(
      [random.pick([0xdd, 0xdf, 0xdc, 0xde]), 0x00, random.pick([0x01, 0xff]), 0xff, 0xff],
      random.below(3000),
    ),
  // text and bytes that claim to be longer
  (random) =>
    Buffer.from([random.pick([0xdb, 0xc6, 0xda, 0xc5, 0xd9, 0xc4]), 0x7f, 0xff, 0xff, 0xff, 0x41]),
  // nested as deep as a frame is long
  (random) => repeated([random.pick([0x91, 0x81, 0x92, 0x82])], random.pick([100, 5000, ROOM])),
  (random) => repeated([0x81, 0xa1, 0x61], random.pick([100, 5000])),
  // every kind of extension, with bodies of any length
  (random) =>
    Buffer.from([
      random.pick([0xd4, 0xd5, 0xd6, 0xd7, 0xd8]),
      random.below(256),
      ...random.bytes(16),
    ]),
  (random) =>
    Buffer.from([0xc7, random.below(256), random.below(256), ...random.bytes(random.below(300))]),
  (random) => Buffer.from([0xc9, ...random.bytes(4), random.below(256), ...random.bytes(60)]),
  // record definitions of msgpackr: a name for every field, which become the keys of objects
  (random) => record(random, [random.pick(INHERITED), 'a']),
  (random) =>
    record(
      random,
      Array.from({ length: 200 }, (_, index) => `f${index}`),
    ),
  (random) => record(random, ['a"];process.exit(1);["', 'b']),
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

function record(random: Random, names: readonly string[]): Buffer {
  const fields = names.flatMap((name) => [0xd9, name.length, ...Buffer.from(name)]);
  const id = 0x40 + random.below(64);
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
