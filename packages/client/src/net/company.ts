import { SAID_KEPT, SAID_PAGE, type SaidMessage, type UnsaidMessage } from '@atoll/protocol';
import type { CompanyMemory, KeptCompany } from './kept-company.ts';
import type { Transport } from './transport.ts';

export interface CompanyState extends KeptCompany {
  /** What was said, as far as it is here, oldest first. */
  readonly said: readonly SaidMessage[];
  /** Whether the table may know of more that was said before. */
  readonly earlier: 'some' | 'none';
  /** The numbers of the lines that this page said. */
  readonly mine: readonly number[];
}

/** What the people at a table say, as this page hears it. `subscribe` and `getState` are bound. */
export class Company {
  readonly #memory: CompanyMemory | undefined;
  #state: CompanyState;
  readonly #listeners = new Set<() => void>();
  /** What was typed and not said yet. */
  draft = '';
  readonly #hearers = new Set<(said: SaidMessage) => void>();

  /** Without a memory it forgets with the page whom it does not listen to. */
  constructor(memory?: CompanyMemory) {
    this.#memory = memory;
    const kept = memory?.read() ?? { muted: [], reported: [], readTo: 0 };
    this.#state = { said: [], earlier: 'none', mine: [], ...kept };
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

  /** Learns which line it said itself: the lines of those who watch tell nobody apart. */
  spoke(n: number): void {
    this.#set({ mine: [...this.#state.mine, n] });
  }

  /** Whether a line was said from the own seat, or from this page where one watches with -1. */
  isOwn({ n, seat }: SaidMessage, own: number): boolean {
    return seat < 0 ? this.#state.mine.includes(n) : seat === own;
  }

  /** Remembers that all that was said was shown. */
  read(): void {
    const readTo = this.#state.said.at(-1)?.n ?? 0;
    if (readTo > this.#state.readTo) this.#keep({ readTo });
  }

  /** How many texts of others were not shown yet, but in short where their names stand. */
  unread(own: number): number {
    const { said, muted, readTo } = this.#state;
    return said.filter(
      (line) =>
        line.text !== undefined &&
        line.n > readTo &&
        !muted.includes(line.seat) &&
        !this.isOwn(line, own),
    ).length;
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
    const { muted, reported, readTo } = this.#state;
    this.#memory?.write({ muted, reported, readTo });
  }

  #set(change: Partial<CompanyState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A page that is not full is the first. */
const earlierThan = (page: readonly SaidMessage[]): CompanyState['earlier'] =>
  page.length < SAID_PAGE ? 'none' : 'some';
