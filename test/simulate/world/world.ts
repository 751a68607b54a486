import { Random } from '@atoll/test-client/random';
import { type Happening, Owner, Scheduler } from './scheduler.ts';

/** What time it is when a simulation begins, in ms since 1970. */
export const BEGIN = 1_800_000_000_000;

/** One run: its time, its random numbers, and its record. */
export class World {
  readonly seed: string;
  /** The rest of the world: the network, the databases, the source of the faults. */
  readonly nature = new Owner('nature');
  readonly scheduler: Scheduler;
  /** Errors that nobody caught, which would have ended a process. */
  readonly uncaught: string[] = [];
  /** The lines of the trace, if they are wanted. */
  readonly lines: string[] | undefined;
  readonly #random = new Map<string, Random>();
  #hash = 0x811c9dc5;
  #hash2 = 0x1b873593;

  constructor(seed: string, { traced }: { readonly traced: boolean }) {
    this.seed = seed;
    this.lines = traced ? [] : undefined;
    this.scheduler = new Scheduler(this.nature, {
      onHappening: (happening) => this.#happened(happening),
      onError: (error, owner) => this.failed(error, owner),
    });
  }

  get now(): number {
    return this.scheduler.now;
  }

  /** A source of chance of its own for each purpose, so that one more draw changes no other. */
  random(purpose: string): Random {
    let random = this.#random.get(purpose);
    if (!random) this.#random.set(purpose, (random = new Random(`${this.seed}/${purpose}`)));
    return random;
  }

  /** Writes down something that happened. */
  note(text: string): void {
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      this.#hash = Math.imul(this.#hash ^ code, 0x01000193);
      this.#hash2 = Math.imul(this.#hash2 + code, 0x5bd1e995);
    }
    this.lines?.push(`${this.now.toFixed(0).padStart(7)} ${text}`);
  }

  failed(error: unknown, owner = this.scheduler.current): void {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.uncaught.push(`${owner.name} at ${this.now}: ${text}`);
    this.note(`uncaught ${owner.name} ${String(error)}`);
  }

  /** What the whole run was, in 16 signs: the same for the same seed. */
  get hash(): string {
    const hex = (value: number): string => (value >>> 0).toString(16).padStart(8, '0');
    return hex(this.#hash) + hex(this.#hash2 ^ (this.#hash2 >>> 15));
  }

  #happened({ owner, what }: Happening): void {
    this.note(`${this.now} ${owner.name} ${what}`);
  }
}

let current: World | undefined;

/** The run that is going on; undefined between runs. */
export const runningWorld = (): World | undefined => current;

/** The run that is going on. Throws where there is none. */
export function theWorld(): World {
  if (!current) throw new Error('no simulation is running');
  return current;
}

export function enter(world: World | undefined): void {
  current = world;
}
