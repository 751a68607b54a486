import { Protocol } from 'colyseus';

/**
 * The allowed values of a body, besides text, lists and maps: their sizes in bytes, by first byte.
 */
const PLAIN: ReadonlyMap<number, number> = new Map([
  [0xc0, 1],
  [0xc2, 1],
  [0xc3, 1],
  [0xca, 5],
  [0xcb, 9],
  [0xcc, 2],
  [0xcd, 3],
  [0xce, 5],
  [0xcf, 9],
  [0xd0, 2],
  [0xd1, 3],
  [0xd2, 5],
  [0xd3, 9],
]);
/** Deepest nesting of lists and maps. */
const DEEPEST = 16;
const LONGEST_NAME = 40;
/** The encodings of a request number, as Colyseus writes numbers. */
const NUMBERS: ReadonlyMap<number, number> = new Map([...PLAIN].filter(([first]) => first >= 0xca));

/** Most field names of one record. */
const MOST_NAMES = 64;
/**
 * Most values and names in a body: an empty list takes one byte on the wire, and thirty times as
 * much in memory.
 */
export const MOST_VALUES = 1024;

/**
 * Why a client's frame is invalid; undefined for a valid one. Colyseus' reader of bodies also
 * creates dates, patterns, errors and bytes, and fails late and loudly; our clients use none of
 * them.
 */
export function frameProblem(frame: Uint8Array): string | undefined {
  const [code] = frame;
  if (code === Protocol.JOIN_ROOM || code === Protocol.LEAVE_ROOM || code === Protocol.PING)
    return undefined;
  if (code !== Protocol.ROOM_REQUEST && code !== Protocol.ROOM_DATA)
    return 'an unknown kind of frame';
  const reader = new Reader(frame, 1);
  if (code === Protocol.ROOM_REQUEST && !reader.number()) return 'a request without a number';
  if (!reader.name()) return `a name that is no plain text of at most ${LONGEST_NAME} letters`;
  if (!reader.atEnd && !(reader.value(DEEPEST) && reader.atEnd))
    return reader.tooMany
      ? `a body of more than ${MOST_VALUES} values`
      : `a body that is no plain data, at most ${DEEPEST} deep`;
  return undefined;
}

interface Many {
  readonly count: number | undefined;
  readonly depth: number;
}

/**
 * Walks over MessagePack without decoding it. Each step tells whether the next value is well-formed
 * and allowed.
 */
class Reader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  /** The field counts of the records that this frame defines, by their byte. */
  readonly #records = new Map<number, number>();
  #at: number;
  #values = 0;

  constructor(bytes: Uint8Array, at: number) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#at = at;
  }

  get atEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  /** Whether it stopped because of the number of values. */
  get tooMany(): boolean {
    return this.#values > MOST_VALUES;
  }

  number(): boolean {
    const first = this.#first;
    return this.#pass(first < 0x80 || first > 0xdf ? 1 : NUMBERS.get(first));
  }

  name(): boolean {
    const begin = this.#at;
    if (!this.#text() || this.#at - begin > LONGEST_NAME + 2) return false;
    return this.#bytes.subarray(begin + 1, this.#at).every((byte) => byte < 0x80);
  }

  value(depth: number): boolean {
    if (++this.#values > MOST_VALUES) return false;
    const first = this.#first;
    const fields = this.#records.get(first);
    if (fields !== undefined) return this.#list(1, { count: fields, depth });
    if (first < 0x80 || first > 0xdf) return this.#pass(1);
    if (first < 0x90) return this.#map(1, { count: first & 15, depth });
    if (first < 0xa0) return this.#list(1, { count: first & 15, depth });
    if (first < 0xc0 || first === 0xd9 || first === 0xda || first === 0xdb) return this.#text();
    if (first === 0xdc) return this.#list(3, { count: this.#unsigned(2), depth });
    if (first === 0xdd) return this.#list(5, { count: this.#unsigned(4), depth });
    if (first === 0xde) return this.#map(3, { count: this.#unsigned(2), depth });
    if (first === 0xdf) return this.#map(5, { count: this.#unsigned(4), depth });
    if (first === 0xd4) return this.#extension(depth);
    return this.#pass(PLAIN.get(first));
  }

  /** The next byte; at the end 0xc1, with which no valid value begins. */
  get #first(): number {
    return this.#bytes[this.#at] ?? 0xc1;
  }

  #text(): boolean {
    const first = this.#first;
    if (first >= 0xa0 && first < 0xc0) return this.#pass(1 + (first & 31));
    const width = first === 0xd9 ? 1 : first === 0xda ? 2 : first === 0xdb ? 4 : 0;
    const length = width === 0 ? undefined : this.#unsigned(width);
    return length !== undefined && this.#pass(1 + width + length);
  }

  #key(): boolean {
    return ++this.#values <= MOST_VALUES && this.#text();
  }

  /**
   * Every item takes a byte at least, so that a list which claims to be longer than the frame ends
   * with it.
   */
  #list(head: number, { count, depth }: Many): boolean {
    if (count === undefined || depth === 0 || !this.#pass(head)) return false;
    for (let item = 0; item < count; item++) if (!this.value(depth - 1)) return false;
    return true;
  }

  #map(head: number, { count, depth }: Many): boolean {
    if (count === undefined || depth === 0 || !this.#pass(head)) return false;
    for (let item = 0; item < count; item++)
      if (!this.#key() || !this.value(depth - 1)) return false;
    return true;
  }

  /**
   * The msgpackr encodings of JavaScript's `undefined`, and of an object with a record definition.
   * All others are refused.
   */
  #extension(depth: number): boolean {
    const [, kind, byte = 0] = this.#bytes.subarray(this.#at);
    if (kind === 0) return this.#pass(3);
    if (kind !== 0x72 || byte < 0x40 || byte > 0x7f || !this.#pass(3)) return false;
    const names =
      this.#first === 0xdc
        ? this.#unsigned(2)
        : (this.#first & 0xf0) === 0x90
          ? this.#first & 15
          : undefined;
    if (names === undefined || names > MOST_NAMES || !this.#pass(this.#first === 0xdc ? 3 : 1))
      return false;
    for (let name = 0; name < names; name++) if (!this.#key()) return false;
    this.#records.set(byte, names);
    return this.#list(0, { count: names, depth });
  }

  /** The number after the first byte; undefined if the frame ends before. */
  #unsigned(width: 1 | 2 | 4): number | undefined {
    const at = this.#at + 1;
    if (at + width > this.#bytes.length) return undefined;
    return width === 1
      ? this.#view.getUint8(at)
      : width === 2
        ? this.#view.getUint16(at)
        : this.#view.getUint32(at);
  }

  #pass(bytes: number | undefined): boolean {
    if (bytes === undefined || this.#at + bytes > this.#bytes.length) return false;
    this.#at += bytes;
    return true;
  }
}
