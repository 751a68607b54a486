import { nextInt, type Rng } from '@atoll/engine';
import { Protocol } from 'colyseus';
import { encode } from '@colyseus/schema';
import { Packr } from 'msgpackr';
import { oversized } from './oversized-frame.ts';
import { oneOf, onceIn, randomBytes, weighted } from './chance.ts';
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
export function nextFrame(rng: Rng, situation: Situation): Frame {
  const kind = weighted(rng, WEIGHTS);
  return { kind, bytes: MAKERS[kind](rng, situation) };
}

const MAKERS: Readonly<Record<FrameKind, (rng: Rng, situation: Situation) => Buffer>> = {
  honest: (rng, situation) => request(rng, honestRequest(rng, situation)),
  disturbed: (rng, situation) => {
    const { name, body } = honestRequest(rng, situation);
    return request(rng, {
      name: onceIn(rng, 40) ? oddName(rng) : name,
      body: disturbed(rng, body),
    });
  },
  flipped: (rng, situation) =>
    flipped(rng, MAKERS[oneOf(rng, ['honest', 'honest', 'disturbed'] as const)](rng, situation)),
  protocol: (rng, situation) => {
    const head = Buffer.from([oneOf(rng, CODES) | oneOf(rng, MODIFIERS)]);
    const { name, body } = honestRequest(rng, situation);
    return Buffer.concat([
      head,
      text(onceIn(rng, 3) ? oddName(rng) : name),
      packed(onceIn(rng, 2) ? body : oddValue(rng)),
    ]);
  },
  oversized: (rng) =>
    Buffer.concat([
      request(rng, { name: oneOf(rng, REQUEST_NAMES), body: undefined }),
      oversized(rng),
    ]),
  random: (rng) => randomBytes(rng, nextInt(rng, 80)),
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

function request(rng: Rng, { name, body }: FuzzRequest): Buffer {
  return requestFrame(name, { id: nextInt(rng, 70_000), body });
}

function oddName(rng: Rng): string {
  return oneOf(rng, [
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
function flipped(rng: Rng, frame: Buffer): Buffer {
  const bytes = Buffer.from(frame);
  if (bytes.length === 0) return bytes;
  const place = nextInt(rng, bytes.length);
  switch (nextInt(rng, 6)) {
    case 0:
      return bytes.subarray(0, place);
    case 1:
      return Buffer.concat([bytes, bytes.subarray(place)]).subarray(0, 16_000);
    case 2:
      return Buffer.concat([
        bytes.subarray(0, place),
        randomBytes(rng, 1 + nextInt(rng, 8)),
        bytes.subarray(place),
      ]);
    default:
      for (let flips = 1 + nextInt(rng, 8); flips > 0; flips--) {
        const at = onceIn(rng, 30) ? 0 : nextInt(rng, bytes.length);
        bytes[at] = (bytes[at] as number) ^ (1 << nextInt(rng, 8));
      }
      return bytes;
  }
}
