import { Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';
import WebSocket from 'ws';
import type { Turn } from './turn.ts';
import { type Owner, TurnWatch } from './turn-watch.ts';

/**
 * Loaded into the server under test before the program itself. It counts the frames that reach the
 * socket handlers, and measures how long the event loop is blocked, both by wall clock and by
 * processor time: on a busy machine the wall clock alone overstates the program's share.
 */

export interface Reading {
  /** Socket frames handed to the program so far. */
  readonly frames: number;
  /** The longest time from one frame until the loop went on, in ms of processor time. */
  readonly frameMs: number;
  /** The longest turns of the loop since the last reading, the longest first. */
  readonly turns: readonly Turn[];
  /** The longest block of the loop since the last reading, in ms by wall clock. */
  readonly wallMs: number;
  /** After a garbage collection, in bytes. */
  readonly heap: number;
}

const TICK_MS = 5;
const MS = 1000;
let frames = 0;
let frameMs = 0;
const delay = monitorEventLoopDelay({ resolution: TICK_MS });
const watch = new TurnWatch();

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
    return watch.run(frameOwner(args[0]), () => emit.call(this, event, ...args));
  } finally {
    frameMs = Math.max(frameMs, processor() - begin);
  }
};

const answer = Server.prototype.emit;
Server.prototype.emit = function watched(
  this: Server,
  event: string | symbol,
  ...args: unknown[]
): boolean {
  const go = (): boolean => Reflect.apply(answer, this, [event, ...args]);
  return event === 'request' ? watch.run(requestOwner(args[0]), go) : go();
};

if (isMainThread) {
  delay.enable();
  watch.start();
  setInterval(() => watch.endTurn(), TICK_MS).unref();
}

process.on('message', () => {
  const wallMs = Math.max(0, delay.max / 1e6 - TICK_MS);
  const turns = watch.take();
  globalThis.gc?.();
  process.send?.({
    frames,
    frameMs,
    turns,
    wallMs,
    heap: process.memoryUsage().heapUsed,
  } satisfies Reading);
  delay.reset();
  watch.skip();
});
process.channel?.unref();

/** The first word of a frame is usually its request name. */
function frameOwner(data: unknown): Owner {
  const name = (): string =>
    data instanceof Uint8Array
      ? `${/[a-z]{3,12}/.exec(Buffer.from(data).toString('latin1'))?.[0] ?? 'noise'} of ${data.length} bytes`
      : 'text';
  return { holder: 'frame', name };
}

/** Ids are left out, so that requests of one kind have one name. */
function requestOwner(request: unknown): Owner {
  const { method, url = '' } = request as { readonly method?: string; readonly url?: string };
  const path = url.replace(/\?.*$/s, '').replace(/\/[\w-]{16,}/g, '/:id');
  return { holder: 'http', name: () => `${method} ${path.slice(0, 60)}` };
}

/** The processor time of the main thread so far, in ms. */
function processor(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MS;
}
