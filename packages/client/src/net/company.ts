import type { SaidMessage } from '@atoll/protocol';
import type { Transport } from './transport.ts';

export interface CompanyState {
  /** What was said lately, oldest first. */
  readonly said: readonly SaidMessage[];
  /** The seats that this page does not listen to; -1 are those who watch. */
  readonly muted: readonly number[];
}

/** How much of what was said a page keeps. */
const KEPT = 30;

/** What the people at a table say, as this page hears it. `subscribe` and `getState` are bound. */
export class Company {
  #state: CompanyState = { said: [], muted: [] };
  readonly #listeners = new Set<() => void>();
  readonly #hearers = new Set<(said: SaidMessage) => void>();

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
    this.#set({ muted: what === 'muted' ? [...others, seat] : others });
  }

  /** The same way to a server, overheard. */
  over(transport: Transport): Transport {
    return {
      ensure: transport.ensure,
      join: (roomId, options, listener) =>
        transport.join(roomId, options, {
          ...listener,
          welcome: (message) => {
            // What a table says of itself replaces what was known: it may have been in no memory.
            if (message.said) this.#set({ said: message.said });
            listener.welcome(message);
          },
          said: (message) => this.#hear(message),
        }),
    };
  }

  #hear(said: SaidMessage): void {
    this.#set({ said: [...this.#state.said, said].slice(-KEPT) });
    if (!this.#state.muted.includes(said.seat)) for (const hear of this.#hearers) hear(said);
  }

  #set(change: Partial<CompanyState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
