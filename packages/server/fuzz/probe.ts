import { monitorEventLoopDelay } from 'node:perf_hooks';
import WebSocket from 'ws';

/**
 * Loaded into the server under test before the program itself. It counts what reaches the handlers
 * of the sockets, and measures how long the event loop stands still, both by the clock and by the
 * processor: a machine with other work makes the clock look worse than the program is.
 */

export interface Reading {
  /** Socket frames handed to the program so far. */
  readonly frames: number;
  /** The longest that one frame took until the loop went on, in ms of the processor. */
  readonly frameMs: number;
  /** The longest that the loop stood still since the last reading, in ms of the processor. */
  readonly blockMs: number;
  /** The same by the clock. */
  readonly wallMs: number;
  /** After a collection of garbage, in bytes. */
  readonly heap: number;
}

const TICK_MS = 5;
const MS = 1000;
let frames = 0;
let frameMs = 0;
let blockMs = 0;
let before = processor();
const delay = monitorEventLoopDelay({ resolution: TICK_MS });
delay.enable();

setInterval(() => {
  const now = processor();
  blockMs = Math.max(blockMs, now - before);
  before = now;
}, TICK_MS).unref();

const emit = WebSocket.prototype.emit;
WebSocket.prototype.emit = function counted(
  this: WebSocket,
  event: string | symbol,
  ...args: unknown[]
): boolean {
  if (event !== 'message' || this.listenerCount('message') === 0)
    return emit.call(this, event, ...args);
  frames++;
  const begin = processor();
  try {
    return emit.call(this, event, ...args);
  } finally {
    frameMs = Math.max(frameMs, processor() - begin);
  }
};

process.on('message', () => {
  const wallMs = Math.max(0, delay.max / 1e6 - TICK_MS);
  const block = blockMs;
  globalThis.gc?.();
  process.send?.({
    frames,
    frameMs,
    blockMs: block,
    wallMs,
    heap: process.memoryUsage().heapUsed,
  } satisfies Reading);
  delay.reset();
  blockMs = 0;
  before = processor();
});
process.channel?.unref();

/** What the main thread has used of the processor so far, in ms. */
function processor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MS;
}
