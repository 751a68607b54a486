import { type Pace, Throttle } from './throttle.ts';

/**
 * Whose work something is. An address may have as much as six connections that never rest; those
 * who are at one table together as much as three.
 */
const PACES = {
  address: { burst: 300, perSecond: 300 },
  table: { burst: 300, perSecond: 150 },
} as const satisfies Readonly<Record<string, Pace>>;

/** Of so many addresses and tables is known what they asked for lately. */
const KNOWN = 10_000;

/** Who asks for work; a table where it is that of one. */
export interface WorkAsker {
  readonly address: string;
  readonly table?: string;
}

/**
 * What is asked, counted for the address that asks, and where it costs more than a look into memory
 * for the table that is asked about too, before it is begun. The unit is a plain request.
 */
export class WorkBudget {
  readonly #now: () => number;
  readonly #throttles = new Map<string, Throttle>();

  /** `now` is in ms. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts work that is worth so many requests; gives how long it has to wait, in ms. */
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
