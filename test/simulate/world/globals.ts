import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import timersPromises from 'node:timers/promises';
import { BEGIN, runningWorld, theWorld, type World } from './world.ts';
import type { Happening } from './scheduler.ts';

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  setImmediate: globalThis.setImmediate,
  now: Date.now,
  performanceNow: performance.now.bind(performance),
  random: Math.random,
  wait: timersPromises.setTimeout,
  waitImmediate: timersPromises.setImmediate,
  randomBytes: crypto.randomBytes,
  randomInt: crypto.randomInt,
  randomUUID: crypto.randomUUID,
  getRandomValues: crypto.webcrypto.getRandomValues.bind(crypto.webcrypto),
};

/** A timer of a simulation, in the shape that Node gives them. */
class Timer {
  happening: Happening | undefined;
  ref = (): this => this;
  unref = (): this => this;
  hasRef = (): boolean => true;
  refresh = (): this => this;
  close = (): this => this.end();

  end(): this {
    if (this.happening) this.happening.cancelled = true;
    this.happening = undefined;
    return this;
  }
}

type Task = (...args: unknown[]) => void;
const milliseconds = (ms: unknown): number => {
  const asked = Number(ms);
  return asked >= 1 ? Math.min(asked, 2 ** 31) : 1;
};

function later(world: World, ms: number, task: () => void): Timer {
  const timer = new Timer();
  timer.happening = world.scheduler.after(ms, 'timer', () => {
    timer.happening = undefined;
    task();
  });
  return timer;
}

function every(world: World, ms: number, task: () => void): Timer {
  const timer = new Timer();
  const owner = world.scheduler.current;
  const next = (): void => {
    timer.happening = world.scheduler.after(ms, 'interval', tick, owner);
  };
  const tick = (): void => {
    next();
    task();
  };
  next();
  return timer;
}

const clear = (timer: unknown): void => {
  if (timer instanceof Timer) timer.end();
  else real.clearTimeout(timer as NodeJS.Timeout);
};

interface WaitOptions {
  readonly signal?: AbortSignal;
}

function wait<T>(ms: number, value: T, { signal }: WaitOptions = {}): Promise<T> {
  const world = runningWorld();
  if (!world) return real.wait(ms, value, signal ? { signal } : {});
  if (signal?.aborted) return Promise.reject(abortion(signal));
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      timer.end();
      reject(abortion(signal!));
    };
    const timer = later(world, ms, () => {
      signal?.removeEventListener('abort', stop);
      resolve(value);
    });
    signal?.addEventListener('abort', stop, { once: true });
  });
}

function abortion(signal: AbortSignal): Error {
  return Object.assign(new Error('The operation was aborted', { cause: signal.reason }), {
    name: 'AbortError',
    code: 'ABORT_ERR',
  });
}

/**
 * Has everything in this process that asks for the time, for a timer or for chance ask the running
 * simulation. To be called before the code under test is loaded.
 */
export function takeGlobals(): void {
  const set = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
  };
  set('setTimeout', (task: Task, ms?: unknown, ...args: unknown[]) => {
    const world = runningWorld();
    if (!world) return real.setTimeout(task, Number(ms), ...args);
    return later(world, milliseconds(ms), () => task(...args));
  });
  set('setInterval', (task: Task, ms?: unknown, ...args: unknown[]) => {
    const world = runningWorld();
    if (!world) return real.setInterval(task, Number(ms), ...args);
    return every(world, milliseconds(ms), () => task(...args));
  });
  set('setImmediate', (task: Task, ...args: unknown[]) => {
    const world = runningWorld();
    return world ? later(world, 0, () => task(...args)) : real.setImmediate(task, ...args);
  });
  for (const name of ['clearTimeout', 'clearInterval', 'clearImmediate']) set(name, clear);

  Date.now = () => {
    const world = runningWorld();
    return world ? Math.floor(BEGIN + world.now + world.scheduler.current.skew) : real.now();
  };
  set(
    'Date',
    class extends Date {
      constructor(...given: [] | [number | string | Date]) {
        super(...((given.length === 0 ? [Date.now()] : given) as [number]));
      }
    },
  );
  performance.now = () => runningWorld()?.now ?? real.performanceNow();
  Math.random = () => (runningWorld() ? chance().fraction() : real.random());

  Object.assign(timersPromises, {
    setTimeout: (ms = 1, value?: unknown, options?: WaitOptions) =>
      wait(milliseconds(ms), value, options),
    setImmediate: (value?: unknown, options?: WaitOptions) =>
      runningWorld() ? wait(0, value, options) : real.waitImmediate(value),
  });
  takeChance();
  takeSignals();
  syncBuiltinESMExports();
}

const chance = () => theWorld().random(`secrets of ${theWorld().scheduler.current.name}`);

function takeChance(): void {
  const filled = <T extends NodeJS.TypedArray>(array: T): T => {
    if (!runningWorld()) return real.getRandomValues(array as never) as T;
    chance().fill(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    return array;
  };
  Object.assign(crypto, {
    randomBytes: (size: number) =>
      runningWorld() ? filled(Buffer.alloc(size)) : real.randomBytes(size),
    randomInt: (least: number, most?: number) => {
      if (!runningWorld()) return real.randomInt(least, most as number);
      const [from, to] = most === undefined ? [0, least] : [least, most];
      return chance().between(from, to - 1);
    },
    randomUUID: () =>
      runningWorld() ? filled(Buffer.alloc(16)).toString('hex') : real.randomUUID(),
  });
  for (const source of [globalThis.crypto, crypto.webcrypto])
    Object.defineProperty(source, 'getRandomValues', { value: filled, configurable: true });
}

/** `AbortSignal.timeout` has timers of its own. */
function takeSignals(): void {
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (ms) => {
    const world = runningWorld();
    if (!world) return realTimeout(ms);
    const controller = new AbortController();
    later(world, ms, () =>
      controller.abort(new DOMException('The operation timed out', 'TimeoutError')),
    );
    return controller.signal;
  };
}
