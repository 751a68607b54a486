import { isIP } from 'node:net';

/** Most messages under way to one receiver, under all of its names together. */
const MOST_OF_ONE = 8;
/** Most messages under way to all receivers without a recent prompt answer. */
const MOST_UNPROVEN = 32;
/** The time within which an answer counts as prompt, in ms. */
const SOON_MS = 2_000;
/** How many receivers with a prompt last answer are remembered. */
const KNOWN = 1_000;
/** A held message waits at least `first` ms, and each further one `next` ms longer. */
const HELD = { first: 1_000, next: 1_000 };

const UNPROVEN = ' unproven';

export interface ReceiverTurnsParts {
  /** In ms. */
  readonly now: () => number;
}

/** `unsent`: no request was made. */
export type TurnResult = 'answered' | 'silent' | 'unsent';

/** A message under way to one receiver. */
export interface ReceiverTurn {
  /** Counts it for another name of its receiver too; returns how long it must wait, in ms. */
  also(name: string): number;
  /** Call once, at its end. */
  end(result: TurnResult): void;
}

/**
 * Shares the slots for concurrent messages, so that receivers that never answer do not delay all
 * others.
 */
export class ReceiverTurns {
  readonly #now: () => number;
  readonly #underWay = new Map<string, number>();
  /** By name, when the last held message retries. */
  readonly #line = new Map<string, number>();
  /** The receivers with a prompt answer, the latest at the end. */
  readonly #proven = new Set<string>();

  constructor({ now }: ReceiverTurnsParts) {
    this.#now = now;
  }

  /** Begins a message to a host; returns how long it must wait, in ms, if it may not begin. */
  begin(hostname: string): ReceiverTurn | number {
    const names = [siteOf(hostname), ...(this.#proven.has(hostname) ? [] : [UNPROVEN])];
    const held = Math.max(...names.map((name) => this.#held(name)));
    if (held > 0) return held;
    for (const name of names) this.#count(name, 1);
    const began = this.#now();
    return {
      also: (name) => {
        const wait = this.#held(name);
        if (wait > 0) return wait;
        names.push(name);
        this.#count(name, 1);
        return 0;
      },
      end: (result) => {
        for (const name of names) this.#count(name, -1);
        if (result === 'unsent') return;
        this.#proven.delete(hostname);
        if (result === 'silent' || this.#now() - began > SOON_MS) return;
        this.#proven.add(hostname);
        const [oldest] = this.#proven;
        if (this.#proven.size > KNOWN && oldest !== undefined) this.#proven.delete(oldest);
      },
    };
  }

  #held(name: string): number {
    const most = name === UNPROVEN ? MOST_UNPROVEN : MOST_OF_ONE;
    if ((this.#underWay.get(name) ?? 0) < most) return 0;
    const now = this.#now();
    const last = this.#line.get(name) ?? 0;
    const at = Math.max(now + HELD.first, last + HELD.next);
    this.#line.set(name, at);
    return at - now;
  }

  #count(name: string, more: 1 | -1): void {
    const count = (this.#underWay.get(name) ?? 0) + more;
    if (count > 0) return void this.#underWay.set(name, count);
    this.#underWay.delete(name);
    if ((this.#line.get(name) ?? 0) <= this.#now()) this.#line.delete(name);
  }
}

/** The last two labels of a name: its owner can create any number of names below them. */
const siteOf = (hostname: string): string =>
  isIP(hostname.replace(/^\[|\]$/g, '')) > 0 ? hostname : hostname.split('.').slice(-2).join('.');
