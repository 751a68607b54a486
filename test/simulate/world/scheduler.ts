/** The owner of events: one life of a server, a page, or the world itself. */
export class Owner {
  readonly name: string;
  /** A dead owner does nothing any more, and nothing that it began goes on. */
  alive = true;
  /** Until when it stands still, in ms of simulated time. */
  pausedUntil = 0;
  /** By how much its clock is ahead, in ms. */
  skew = 0;
  /** After how many more effects on others it dies; -1 for never. */
  lastEffects = -1;
  /** Before how many more happenings it dies; -1 for never. */
  lastHappenings = -1;
  /** How many things have happened to it. */
  happened = 0;
  /** How many things others may have noticed of it. */
  acted = 0;
  /** Told when it dies by itself. */
  onDeath: () => void = () => undefined;

  constructor(name: string) {
    this.name = name;
  }

  /**
   * To be asked before anything that others may notice: a process may die between any two of
   * these.
   */
  acts(): boolean {
    if (!this.alive) return false;
    this.acted++;
    if (this.lastEffects < 0) return true;
    if (this.lastEffects-- > 0) return true;
    this.die();
    return false;
  }

  /** To be asked before something happens to it: a process may also die while it waits. */
  lives(): boolean {
    if (!this.alive) return false;
    this.happened++;
    if (this.lastHappenings < 0 || this.lastHappenings-- > 0) return true;
    this.die();
    return false;
  }

  /** It stands still until then, or longer if it does so already: nothing overtakes what waits. */
  pauseUntil(time: number): void {
    this.pausedUntil = Math.max(this.pausedUntil, time);
  }

  die(): void {
    if (!this.alive) return;
    this.alive = false;
    this.onDeath();
  }
}

export interface Happening {
  at: number;
  readonly order: number;
  readonly owner: Owner;
  readonly what: string;
  readonly run: () => void;
  cancelled: boolean;
}

const realSetImmediate = setImmediate;

/**
 * Does everything that follows by itself from what was done: what waits for promises that are
 * settled, and rejections that nobody caught. Only outside of any promise is that done at once.
 */
const drain = (process as unknown as { readonly _tickCallback: () => void })._tickCallback;

/** Simulated time: one thing happens after the other, in an order that nothing else decides. */
export class Scheduler {
  /** In ms. */
  now = 0;
  /** The owner of the running event. */
  current: Owner;
  /** How many things happened. */
  count = 0;
  readonly #heap: Happening[] = [];
  readonly #onHappening: (happening: Happening) => void;
  readonly #onError: (error: unknown, owner: Owner) => void;
  #order = 0;

  constructor(
    world: Owner,
    {
      onHappening,
      onError,
    }: {
      readonly onHappening: (happening: Happening) => void;
      readonly onError: (error: unknown, owner: Owner) => void;
    },
  ) {
    this.current = world;
    this.#onHappening = onHappening;
    this.#onError = onError;
  }

  /** Has something happen in `ms`, as a deed of `owner` unless that is dead by then. */
  after(ms: number, what: string, run: () => void, owner = this.current): Happening {
    const at = this.now + Math.max(0, ms);
    const happening = { at, order: this.#order++, owner, what, run, cancelled: false };
    this.#push(happening);
    return happening;
  }

  /** Runs until `until` holds, or until that time has come. */
  run(until: () => boolean, limit: number): Promise<void> {
    return new Promise((resolve, reject) => {
      realSetImmediate(() => {
        try {
          this.#runNow(until, limit);
          resolve();
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  #runNow(until: () => boolean, limit: number): void {
    while (!until()) {
      const next = this.#heap[0];
      if (!next || next.at > limit) {
        this.now = Math.max(this.now, limit);
        return;
      }
      this.#pop();
      if (next.cancelled || !next.owner.alive) continue;
      if (next.owner.pausedUntil > next.at) {
        next.at = next.owner.pausedUntil;
        this.#push(next);
        continue;
      }
      this.now = next.at;
      if (!next.owner.lives()) continue;
      this.current = next.owner;
      this.count++;
      this.#onHappening(next);
      try {
        next.run();
      } catch (error) {
        this.#onError(error, next.owner);
      }
      drain();
    }
  }

  #push(happening: Happening): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(happening);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!before(happening, heap[parent]!)) break;
      heap[at] = heap[parent]!;
      at = parent;
    }
    heap[at] = happening;
  }

  #pop(): void {
    const heap = this.#heap;
    const last = heap.pop()!;
    if (heap.length === 0) return;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && before(heap[child + 1]!, heap[child]!)) child++;
      if (!before(heap[child]!, last)) break;
      heap[at] = heap[child]!;
      at = child;
    }
    heap[at] = last;
  }
}

const before = (one: Happening, other: Happening): boolean =>
  one.at < other.at || (one.at === other.at && one.order < other.order);
