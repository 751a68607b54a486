import { isIP } from 'node:net';

/** So many messages are under way at a time to one receiver, however many names it has. */
const MOST_OF_ONE = 8;
/** And so many to all those together of which is not known that they answer soon. */
const MOST_UNPROVEN = 32;
/** How soon an answer has to come, in ms. */
const SOON_MS = 2_000;
/** So many receivers are known that answered soon when they were written to last. */
const KNOWN = 1_000;
/** Who is held back comes again after so many ms at least, and the next so many ms behind. */
const HELD = { first: 1_000, next: 1_000 };

const UNPROVEN = ' unproven';

export interface ReceiverTurnsParts {
  /** In ms. */
  readonly now: () => number;
}

/** `unsent`: nothing was asked of the receiver. */
export type TurnResult = 'answered' | 'silent' | 'unsent';

/** A message to one receiver that is under way. */
export interface ReceiverTurn {
  /** Counts it for another name of its receiver too; gives how long it has to wait, in ms. */
  also(name: string): number;
  /** To be called once, when it is over. */
  end(result: TurnResult): void;
}

/**
 * Keeps those who never answer from having all messages wait for them: the places that messages
 * have at the same time are shared.
 */
export class ReceiverTurns {
  readonly #now: () => number;
  readonly #underWay = new Map<string, number>();
  /** When the last comes again that was held back for a name. */
  readonly #line = new Map<string, number>();
  /** Those that answered soon, the one that did so last at the end. */
  readonly #proven = new Set<string>();

  constructor({ now }: ReceiverTurnsParts) {
    this.#now = now;
  }

  /** Begins a message to a host; gives how long it has to wait, in ms, where it may not begin. */
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

/** What whoever has one name has any number of: all below the same two last parts. */
const siteOf = (hostname: string): string =>
  isIP(hostname.replace(/^\[|\]$/g, '')) > 0 ? hostname : hostname.split('.').slice(-2).join('.');
