import type { Random } from '@atoll/test-client/random';
import { Protocol } from 'colyseus';
import { encode } from '@colyseus/schema';
import { Packr } from 'msgpackr';
import { oversized } from './oversized-frame.ts';
import { disturbed, INHERITED, oddValue } from './odd-value.ts';
import {
  type FuzzRequest,
  honestRequest,
  REQUEST_NAMES,
  type Situation,
} from './table-requests.ts';

export type FrameKind = 'honest' | 'disturbed' | 'flipped' | 'protocol' | 'oversized' | 'random';

export interface Frame {
  readonly kind: FrameKind;
  readonly bytes: Buffer;
}

const WEIGHTS: Readonly<Record<FrameKind, number>> = {
  honest: 12,
  disturbed: 66,
  flipped: 14,
  protocol: 3,
  oversized: 3,
  random: 2,
};
const CODES = Object.values(Protocol);
/** Modifiers that Colyseus may add to a code. */
const MODIFIERS = [0, 0, 0, 0x20, 0x40, 0x80, 0xe0];

const packr = new Packr({ useRecords: false });

/** The next frame of an attacker: often nearly valid, sometimes far off. */
export function nextFrame(random: Random, situation: Situation): Frame {
  const kind = random.weighted(WEIGHTS);
  return { kind, bytes: MAKERS[kind](random, situation) };
}

const MAKERS: Readonly<Record<FrameKind, (random: Random, situation: Situation) => Buffer>> = {
  honest: (random, situation) => request(random, honestRequest(random, situation)),
  disturbed: (random, situation) => {
    const { name, body } = honestRequest(random, situation);
    return request(random, {
      name: random.once(40) ? oddName(random) : name,
      body: disturbed(random, body),
    });
  },
  flipped: (random, situation) =>
    flipped(
      random,
      MAKERS[random.pick(['honest', 'honest', 'disturbed'] as const)](random, situation),
    ),
  protocol: (random, situation) => {
    const head = Buffer.from([random.pick(CODES) | random.pick(MODIFIERS)]);
    const { name, body } = honestRequest(random, situation);
    return Buffer.concat([
      head,
      text(random.once(3) ? oddName(random) : name),
      packed(random.once(2) ? body : oddValue(random)),
    ]);
  },
  oversized: (random) =>
    Buffer.concat([
      request(random, { name: random.pick(REQUEST_NAMES), body: undefined }),
      oversized(random),
    ]),
  random: (random) => random.bytes(random.below(80)),
};

/** The frame of a request at a table, as a client sends it. */
export function requestFrame(
  name: string,
  { id, body }: { readonly id: number; readonly body?: unknown },
): Buffer {
  return Buffer.concat([
    Buffer.from([Protocol.ROOM_REQUEST]),
    number(id),
    text(name),
    ...(body === undefined ? [] : [packed(body)]),
  ]);
}

function request(random: Random, { name, body }: FuzzRequest): Buffer {
  return requestFrame(name, { id: random.below(70_000), body });
}

function oddName(random: Random): string {
  return random.pick([
    ...INHERITED,
    '',
    '*',
    '_$bsubmit',
    'x'.repeat(150),
    'x'.repeat(15_000),
    'a\nb',
    'ü'.repeat(90),
  ]);
}

/** Some values cannot be packed at all; then the frame has no body. */
function packed(value: unknown): Buffer {
  try {
    return Buffer.from(packr.pack(value)).subarray(0, 16_000);
  } catch {
    return Buffer.alloc(0);
  }
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(9);
  const it = { offset: 0 };
  encode.number(bytes, value, it);
  return bytes.subarray(0, it.offset);
}

function text(value: string): Buffer {
  const bytes = Buffer.alloc(Buffer.byteLength(value) + 9);
  const it = { offset: 0 };
  encode.string(bytes, value, it);
  return bytes.subarray(0, it.offset);
}

/** Flips bits, cuts, repeats or joins. */
function flipped(random: Random, frame: Buffer): Buffer {
  const bytes = Buffer.from(frame);
  if (bytes.length === 0) return bytes;
  const place = random.below(bytes.length);
  switch (random.below(6)) {
    case 0:
      return bytes.subarray(0, place);
    case 1:
      return Buffer.concat([bytes, bytes.subarray(place)]).subarray(0, 16_000);
    case 2:
      return Buffer.concat([
        bytes.subarray(0, place),
        random.bytes(1 + random.below(8)),
        bytes.subarray(place),
      ]);
    default:
      for (let flips = 1 + random.below(8); flips > 0; flips--) {
        const at = random.once(30) ? 0 : random.below(bytes.length);
        bytes[at] = (bytes[at] as number) ^ (1 << random.below(8));
      }
      return bytes;
  }
}
