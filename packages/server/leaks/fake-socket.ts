import { EventEmitter } from 'node:events';

/**
 * The server's end of a connection that leads nowhere: it keeps every byte that a viewer would get.
 */
export class FakeSocket extends EventEmitter {
  /** The value of an open WebSocket. */
  readyState = 1;
  #sent: Buffer[] = [];

  send(data: Uint8Array): void {
    this.#sent.push(Buffer.from(data));
  }

  close(code = 1000): void {
    if (this.readyState !== 1) return;
    this.readyState = 3;
    this.emit('close', code);
  }

  /** The data sent since the last call. */
  take(): readonly Buffer[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }
}
