import { encode } from '@colyseus/schema';

/** The most bytes of a number, and of the head of a text. */
const LONGEST_NUMBER = 9;
const LONGEST_HEAD = 5;

/**
 * The buffer in which frames are built before they are sent: large enough for most, and grown when
 * necessary. The content is copied out, since a frame may wait for a slow connection while the next
 * one is written.
 */
export class FrameBytes {
  #bytes = Buffer.allocUnsafe(64 * 1024);
  /** The position of the next byte; the encoders of Colyseus move it. */
  offset = 0;

  /** Discards the content. */
  clear(): void {
    this.offset = 0;
  }

  byte(value: number): void {
    this.#reserve(1);
    this.#bytes[this.offset++] = value;
  }

  /** As Colyseus writes numbers; fractions in single precision if that is close enough. */
  number(value: number): void {
    this.#reserve(LONGEST_NUMBER);
    encode.number(this.#bytes, value, this);
  }

  /** As Colyseus writes text. */
  text(value: string): void {
    this.#reserve(LONGEST_HEAD + value.length * 3);
    encode.string(this.#bytes, value, this);
  }

  /** A copy of the content. */
  copy(): Buffer {
    return Buffer.from(this.#bytes.subarray(0, this.offset));
  }

  #reserve(more: number): void {
    if (this.offset + more <= this.#bytes.length) return;
    const grown = Buffer.allocUnsafe((this.offset + more) * 2);
    grown.set(this.#bytes.subarray(0, this.offset));
    this.#bytes = grown;
  }
}
