import { EventEmitter } from 'node:events';

/**
 * The server's end of a connection that leads nowhere: it keeps every byte that a viewer would get.
 */
export class FakeSocket extends EventEmitter {
  /** As a WebSocket that is open says it. */
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

  /** What was sent since this was last asked. */
  take(): readonly Buffer[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }
}
