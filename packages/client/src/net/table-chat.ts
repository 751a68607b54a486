import {
  type ReportedMessage,
  SAID_KEPT,
  SAID_PAGE,
  type SaidMessage,
  type UnsaidMessage,
} from '@atoll/protocol';
import type { MuteStorage, MuteList } from './mute-list.ts';
import type { Transport } from './link/transport.ts';

export interface ChatState extends MuteList {
  /** The loaded chat messages, oldest first. */
  readonly said: readonly SaidMessage[];
  /** Whether the table may have earlier messages. */
  readonly earlier: 'some' | 'none';
  /** The numbers of the messages sent by this page. */
  readonly mine: readonly number[];
  /** The newest message from a seat that is not muted, received while the page was open. */
  readonly latest: SaidMessage | undefined;
  /** For the host: the reported messages, oldest first. */
  readonly complaints: readonly ReportedMessage[];
}

/** The chat of a table, as this page receives it. `subscribe` and `getState` are bound. */
export class TableChat {
  readonly #memory: MuteStorage | undefined;
  #state: ChatState;
  readonly #listeners = new Set<() => void>();
  /** The text that was typed and not sent yet. */
  draft = '';

  /** Without a memory, the muted seats are forgotten with the page. */
  constructor(memory?: MuteStorage) {
    this.#memory = memory;
    const kept = memory?.read() ?? { muted: [], reported: [], readTo: 0, judged: [] };
    this.#state = {
      ...{ said: [], earlier: 'none', mine: [], latest: undefined, complaints: [] },
      ...kept,
    };
  }

  readonly getState = (): ChatState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Mutes or unmutes a seat; -1 means the spectators. */
  mute(seat: number, what: 'muted' | 'heard'): void {
    const others = this.#state.muted.filter((each) => each !== seat);
    this.#keep({ muted: what === 'muted' ? [...others, seat] : others });
  }

  /** Records a message of this page: messages of spectators do not name their sender. */
  spoke(n: number): void {
    this.#set({ mine: [...this.#state.mine, n] });
  }

  /** Whether a message was sent from the own seat, or from this page for a spectator (-1). */
  isOwn({ n, seat }: SaidMessage, own: number): boolean {
    return seat < 0 ? this.#state.mine.includes(n) : seat === own;
  }

  /** Marks all messages and all reports as read. */
  read(): void {
    const { said, readTo, complaints, judged } = this.#state;
    const newest = Math.max(readTo, said.at(-1)?.n ?? 0);
    const shown = complaints.map(({ n }) => n);
    if (newest > readTo || shown.some((n) => !judged.includes(n)))
      this.#keep({ readTo: newest, judged: shown });
  }

  /** How many messages of others, and how many reports, are unread. */
  unread(own: number): number {
    const { said, muted, readTo, complaints, judged } = this.#state;
    const isNew = (line: SaidMessage): boolean =>
      line.n > readTo && !muted.includes(line.seat) && !this.isOwn(line, own);
    return said.filter(isNew).length + complaints.filter(({ n }) => !judged.includes(n)).length;
  }

  /** Records that a message was reported. */
  reported(n: number): void {
    const others = this.#state.reported.filter((each) => each !== n);
    this.#keep({ reported: [...others, n].slice(-SAID_KEPT) });
  }

  /** Adds a page of earlier messages. */
  learn(page: readonly SaidMessage[]): void {
    const first = this.#state.said[0]?.n ?? Infinity;
    const before = page.filter(({ n }) => n < first);
    this.#set({ said: [...before, ...this.#state.said], earlier: earlierThan(page) });
  }

  /** Wraps a transport so that this chat receives its messages. */
  over(transport: Transport): Transport {
    return {
      ensure: transport.ensure,
      join: (roomId, options, listener) =>
        transport.join(roomId, options, {
          ...listener,
          welcome: (message) => {
            // The messages of a welcome replace the loaded ones: some may have been deleted.
            const { said = [], reported: complaints = [] } = message;
            // the own seat first: its messages are not new
            listener.welcome(message);
            this.#set({ said, complaints, earlier: earlierThan(said), latest: undefined });
          },
          said: (message) => this.#receive(message),
          unsaid: (message) => this.#forget(message),
          reported: (message) =>
            this.#set({ complaints: [...this.#state.complaints, message].slice(-SAID_PAGE) }),
        }),
    };
  }

  #receive(said: SaidMessage): void {
    const { said: before, muted, latest } = this.#state;
    this.#set({
      said: [...before, said].slice(-SAID_KEPT),
      latest: muted.includes(said.seat) ? latest : said,
    });
  }

  #forget({ from, to }: UnsaidMessage): void {
    const { said, complaints, latest } = this.#state;
    const stays = ({ n }: SaidMessage): boolean => n < from || n > to;
    this.#set({
      said: said.filter(stays),
      complaints: complaints.filter(stays),
      latest: latest && stays(latest) ? latest : undefined,
    });
  }

  #keep(change: Partial<MuteList>): void {
    this.#set(change);
    const { muted, reported, readTo, judged } = this.#state;
    this.#memory?.write({ muted, reported, readTo, judged });
  }

  #set(change: Partial<ChatState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}

/** A page that is not full is the first. */
const earlierThan = (page: readonly SaidMessage[]): ChatState['earlier'] =>
  page.length < SAID_PAGE ? 'none' : 'some';
