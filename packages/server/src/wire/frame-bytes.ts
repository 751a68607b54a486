import { encode } from '@colyseus/schema';

/** The most bytes that a number takes, and the head of a text. */
const LONGEST_NUMBER = 9;
const LONGEST_HEAD = 5;

/**
 * Where frames are written down before they are sent: large enough for most, and grown where it is
 * not. What was written is copied out of it, since a frame may wait for a slow connection while the
 * next one is written.
 */
export class FrameBytes {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  /** Where the next byte goes; the encoders of Colyseus move it. */
  offset = 0;

  /** Forgets what was written. */
  clear(): void {
    this.offset = 0;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.offset++] = value;
  }

  /** As Colyseus and MessagePack write numbers; fractions in single precision where that does. */
  number(value: number): void {
    this.#reserve(LONGEST_NUMBER);
    encode.number(this.#bytes, value, this);
  }

  /** As Colyseus and MessagePack write text. */
  text(value: string): void {
    this.#reserve(LONGEST_HEAD + value.length * 3);
    encode.string(this.#bytes, value, this);
  }

  /** A first byte, and an unsigned number of so many bytes, the highest first. */
  bigEndian(first: number, value: number, { width }: { readonly width: 1 | 2 | 4 }): void {
    this.#reserve(1 + width);
    this.#bytes[this.offset] = first;
    this.#bytes.writeUIntBE(value, this.offset + 1, width);
    this.offset += 1 + width;
  }

  /** A number of MessagePack that is no whole one of four bytes. */
  float(value: number): void {
    this.#reserve(LONGEST_NUMBER);
    this.#bytes[this.offset] = 0xcb;
    this.#bytes.writeDoubleBE(value, this.offset + 1);
    this.offset += LONGEST_NUMBER;
  }

  /** A text that takes `length` bytes. */
  utf8(value: string, length: number): void {
    this.#reserve(length);
    if (length === value.length && length < 32)
      for (let index = 0; index < length; index++)
        this.#bytes[this.offset + index] = value.charCodeAt(index);
    else this.#bytes.write(value, this.offset, length, 'utf8');
    this.offset += length;
  }

  add(bytes: Uint8Array): void {
    this.#reserve(bytes.length);
    this.#bytes.set(bytes, this.offset);
    this.offset += bytes.length;
  }

  /** A copy of what was written from `begin` on. */
  copy(begin = 0): Buffer {
    return Buffer.from(this.#bytes.subarray(begin, this.offset));
  }

  #reserve(more: number): void {
    if (this.offset + more <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe((this.offset + more) * 2);
    grown.set(this.#bytes.subarray(0, this.offset));
    this.#bytes = grown;
  }
}
