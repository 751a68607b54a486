import { type Pace, Throttle } from './throttle.ts';

/** Paces of work. An address gets as much as six busy connections; a table as much as three. */
const PACES = {
  address: { burst: 300, perSecond: 300 },
  table: { burst: 300, perSecond: 150 },
} as const satisfies Readonly<Record<string, Pace>>;

/** How many addresses and tables are tracked, the latest ones. */
const KNOWN = 10_000;

/** The requester of work: an address, and the table if the work belongs to one. */
export interface WorkAsker {
  readonly address: string;
  readonly table?: string;
}

/**
 * Counts work before it begins, for the address that asks, and for its table too if it costs more
 * than a read from memory. The unit is a plain request.
 */
export class WorkBudget {
  readonly #now: () => number;
  readonly #throttles = new Map<string, Throttle>();

  /** `now` is in ms. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts work worth so many requests; returns how long it must wait, in ms. */
  take({ address, table }: WorkAsker, requests: number): number {
    const delays = [this.#of('address', address).take(requests)];
    if (table !== undefined) delays.push(this.#of('table', table).take(requests));
    return Math.max(...delays);
  }

  #of(kind: keyof typeof PACES, name: string): Throttle {
    const key = `${kind} ${name}`;
    const throttle = this.#throttles.get(key) ?? new Throttle(this.#now, PACES[kind]);
    this.#throttles.delete(key);
    this.#throttles.set(key, throttle);
    const [oldest] = this.#throttles.keys();
    if (this.#throttles.size > KNOWN && oldest !== undefined) this.#throttles.delete(oldest);
    return throttle;
  }
}
