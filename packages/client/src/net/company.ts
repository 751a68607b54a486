import { SAID_KEPT, SAID_PAGE, type SaidMessage, type UnsaidMessage } from '@atoll/protocol';
import type { CompanyMemory, KeptCompany } from './kept-company.ts';
import type { Transport } from './transport.ts';

export interface CompanyState extends KeptCompany {
  /** What was said, as far as it is here, oldest first. */
  readonly said: readonly SaidMessage[];
  /** Whether the table may know of more that was said before. */
  readonly earlier: 'some' | 'none';
}

/** What the people at a table say, as this page hears it. `subscribe` and `getState` are bound. */
export class Company {
  readonly #memory: CompanyMemory | undefined;
  #state: CompanyState;
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(said: SaidMessage) => void>();

  /** Without a memory it forgets with the page whom it does not listen to. */
  constructor(memory?: CompanyMemory) {
    this.#memory = memory;
    const { muted, reported } = memory?.read() ?? { muted: [], reported: [] };
    this.#state = { said: [], earlier: 'none', muted, reported };
  }

  readonly getState = (): CompanyState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Told of everything that is said from now on by those who are listened to. */
  readonly onSaid = (hearer: (said: SaidMessage) => void): (() => void) => {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  };

  /** Listens to a seat no more, or again; -1 are those who watch. */
  mute(seat: number, what: 'muted' | 'heard'): void {
    const others = this.#state.muted.filter((each) => each !== seat);
    this.#keep({ muted: what === 'muted' ? [...others, seat] : others });
  }

  /** Remembers that a line was reported. */
  reported(n: number): void {
    const others = this.#state.reported.filter((each) => each !== n);
    this.#keep({ reported: [...others, n].slice(-SAID_KEPT) });
  }

  /** Takes in what the table told when it was asked what was said before. */
  learn(page: readonly SaidMessage[]): void {
    const first = this.#state.said[0]?.n ?? Infinity;
    const before = page.filter(({ n }) => n < first);
    this.#set({ said: [...before, ...this.#state.said], earlier: earlierThan(page) });
  }

  /** The same way to a server, overheard. */
  over(transport: Transport): Transport {
    return {
      ensure: transport.ensure,
      join: (roomId, options, listener) =>
        transport.join(roomId, options, {
          ...listener,
          welcome: (message) => {
            // What a table says of itself replaces what was known: some of it may be deleted.
            const { said = [] } = message;
            this.#set({ said, earlier: earlierThan(said) });
            listener.welcome(message);
          },
          said: (message) => this.#hear(message),
          unsaid: (message) => this.#forget(message),
        }),
    };
  }

  #hear(said: SaidMessage): void {
    this.#set({ said: [...this.#state.said, said].slice(-SAID_KEPT) });
    if (!this.#state.muted.includes(said.seat)) for (const hear of this.#hearers) hear(said);
  }

  #forget({ from, to }: UnsaidMessage): void {
    this.#set({ said: this.#state.said.filter(({ n }) => n < from || n > to) });
  }

  #keep(change: Partial<KeptCompany>): void {
    this.#set(change);
    const { muted, reported } = this.#state;
    this.#memory?.write({ muted, reported });
  }

  #set(change: Partial<CompanyState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A page that is not full is the first. */
const earlierThan = (page: readonly SaidMessage[]): CompanyState['earlier'] =>
  page.length < SAID_PAGE ? 'none' : 'some';
