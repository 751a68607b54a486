import { AsyncLocalStorage, createHook, executionAsyncResource } from 'node:async_hooks';
import { constants, PerformanceObserver } from 'node:perf_hooks';
import {
  type Holder,
  type MeasuredPart,
  type MeasuredTurn,
  type Pause,
  settled,
  type Span,
  type Turn,
} from './turn.ts';

/** The owner to which running code, and all that follows from it, is charged. */
export interface Owner {
  readonly holder: Holder;
  /** Computed only for long turns. */
  readonly name: () => string;
}

/** Turns with less processor time are ignored, in ms. */
const LEAST_TURN_MS = 10;
/** Parts with less time are not named, in ms. */
const LEAST_PART_MS = 1;
const MS = 1000;
const TIMERS: ReadonlySet<string> = new Set(['Timeout', 'Immediate']);
const NOBODY: Owner = { holder: 'other', name: () => 'the event loop itself' };

/**
 * Watches the main thread: each callback, and each later step, is charged to the frame or HTTP
 * request that it follows from, else to its timer or other trigger. The parts are measured by wall
 * clock, since reading the processor time costs more than most callbacks.
 */
export class TurnWatch {
  readonly #owners = new AsyncLocalStorage<Owner>();
  readonly #running: Owner[] = [];
  #since = performance.now();
  #had = new Map<Owner, { shortMs: number; readonly spans: Span[] }>();
  #turns: MeasuredTurn[] = [];
  #pauses: Pause[] = [];
  /** The last callback that was no promise step: the steps after it belong to it. */
  #woken: { readonly store: Owner | undefined; readonly owner: Owner } | undefined;
  #began = performance.now();
  #used = process.threadCpuUsage();
  readonly #collections = new PerformanceObserver((list) => this.#note(list.getEntries()));

  start(): void {
    createHook({
      before: () => this.#enter(this.#ownerNow()),
      after: () => this.#leave(),
    }).enable();
    this.#collections.observe({ type: 'gc' });
  }

  /** Runs work that is charged to `owner`, with all that follows from it. */
  run<T>(owner: Owner, work: () => T): T {
    return this.#owners.run(owner, () => {
      this.#enter(owner);
      try {
        return work();
      } finally {
        this.#leave();
      }
    });
  }

  /** Call once per turn: all code since the last call was one turn. */
  endTurn(): void {
    const to = performance.now();
    const owner = this.#running.at(-1);
    this.#charge(to);
    const before = this.#used;
    this.#used = process.threadCpuUsage();
    const userMs = (this.#used.user - before.user) / MS;
    const systemMs = (this.#used.system - before.system) / MS;
    if (userMs + systemMs >= LEAST_TURN_MS)
      this.#turns.push({ from: this.#began, to, userMs, systemMs, parts: this.#parts() });
    this.#had = new Map();
    this.#began = to;
    // a callback that failed has left no end
    this.#running.length = 0;
    if (owner) this.#running.push(owner);
  }

  /** The long turns since the last call, the longest first. */
  take(): readonly Turn[] {
    this.#note(this.#collections.takeRecords());
    const turns = this.#turns.map((turn) => settled(turn, this.#pauses));
    this.#turns = [];
    this.#pauses = [];
    return turns.toSorted((one, other) => other.ms - one.ms);
  }

  /** Discards the measurements since the last turn ended. */
  skip(): void {
    this.#had = new Map();
    this.#began = this.#since = performance.now();
    this.#used = process.threadCpuUsage();
  }

  #ownerNow(): Owner {
    const store = this.#owners.getStore();
    const resource = executionAsyncResource();
    if (resource instanceof Promise || this.#running.length > 0)
      return store === this.#woken?.store ? (this.#woken?.owner ?? NOBODY) : (store ?? NOBODY);
    const kind = resource.constructor.name;
    const by = (): string => (store ? `${kind}, begun by ${store.name()}` : kind);
    const owner = TIMERS.has(kind)
      ? { holder: 'timer' as const, name: by }
      : (store ?? { holder: 'other' as const, name: () => kind });
    this.#woken = { store, owner };
    return owner;
  }

  #enter(owner: Owner): void {
    this.#charge(performance.now());
    this.#running.push(owner);
  }

  #leave(): void {
    this.#charge(performance.now());
    this.#running.pop();
  }

  #charge(now: number): void {
    const owner = this.#running.at(-1);
    const ms = now - this.#since;
    if (owner) {
      const had = this.#had.get(owner) ?? { shortMs: 0, spans: [] };
      if (ms >= LEAST_PART_MS) had.spans.push({ from: this.#since, to: now });
      else had.shortMs += ms;
      this.#had.set(owner, had);
    }
    this.#since = now;
  }

  #parts(): readonly MeasuredPart[] {
    return [...this.#had]
      .filter(([, { shortMs, spans }]) => shortMs >= LEAST_PART_MS || spans.length > 0)
      .map(([{ holder, name }, had]) => ({ holder, name: name(), ...had }));
  }

  #note(entries: readonly PerformanceEntry[]): void {
    for (const { startTime, duration, detail } of entries as readonly CollectionEntry[]) {
      // the probe collects garbage itself before it reads the heap
      if (detail.flags & constants.NODE_PERFORMANCE_GC_FLAGS_FORCED) continue;
      if (duration < LEAST_PART_MS) continue;
      const name = COLLECTIONS.get(detail.kind) ?? 'a step';
      this.#pauses.push({ name, from: startTime, to: startTime + duration });
    }
  }
}

type CollectionEntry = PerformanceEntry & {
  readonly detail: { readonly kind: number; readonly flags: number };
};

const COLLECTIONS: ReadonlyMap<number, string> = new Map([
  [constants.NODE_PERFORMANCE_GC_MINOR, 'of young garbage'],
  [constants.NODE_PERFORMANCE_GC_MAJOR, 'of all garbage'],
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL, 'a step of marking'],
]);
