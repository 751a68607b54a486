export interface Piece {
  readonly frame: Buffer;
  /** Whether it is a whole binary message, and not the handshake, a ping, or an end. */
  readonly isMessage: boolean;
}

const BINARY = 0x82;

/**
 * Cuts what the client of a WebSocket sends into its handshake and its frames, so that single
 * messages can be told apart.
 */
export class Frames {
  #rest: Buffer = Buffer.alloc(0);
  #greeted = false;

  take(bytes: Buffer): readonly Piece[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const pieces: Piece[] = [];
    for (let size = this.#size(); size > 0 && size <= this.#rest.length; size = this.#size()) {
      pieces.push({
        frame: this.#rest.subarray(0, size),
        isMessage: this.#greeted && this.#rest[0] === BINARY,
      });
      this.#rest = this.#rest.subarray(size);
      this.#greeted = true;
    }
    return pieces;
  }

  /**
   * How many bytes the next piece has, or 0 while that is unknown. Frames of clients are masked:
   * four bytes more.
   */
  #size(): number {
    const rest = this.#rest;
    if (!this.#greeted) {
      const end = rest.indexOf('\r\n\r\n');
      return end < 0 ? 0 : end + 4;
    }
    if (rest.length < 10)
      return rest.length >= 2 && (rest[1]! & 127) < 126 ? 6 + (rest[1]! & 127) : 0;
    const length = rest[1]! & 127;
    if (length === 126) return 8 + rest.readUInt16BE(2);
    return length === 127 ? 14 + Number(rest.readBigUInt64BE(2)) : 6 + length;
  }
}
