import {
  type ReportedMessage,
  SAID_KEPT,
  SAID_PAGE,
  type SaidMessage,
  type UnsaidMessage,
} from '@atoll/protocol';
import type { MuteStorage, MuteList } from './mute-list.ts';
import type { Transport } from './transport.ts';

export interface ChatState extends MuteList {
  /** What was said, as far as it is here, oldest first. */
  readonly said: readonly SaidMessage[];
  /** Whether the table may know of more that was said before. */
  readonly earlier: 'some' | 'none';
  /** The numbers of the lines that this page said. */
  readonly mine: readonly number[];
  /** What was said last by somebody who is listened to, while the page was open. */
  readonly latest: SaidMessage | undefined;
  /** For the host: lines that somebody at the table reported, oldest first. */
  readonly complaints: readonly ReportedMessage[];
}

/** What the people at a table say, as this page hears it. `subscribe` and `getState` are bound. */
export class TableChat {
  readonly #memory: MuteStorage | undefined;
  #state: ChatState;
  readonly #listeners = new Set<() => void>();
  /** What was typed and not said yet. */
  draft = '';

  /** Without a memory it forgets with the page whom it does not listen to. */
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

  /** Remembers that all that was said, and all that was reported, was shown. */
  read(): void {
    const { said, readTo, complaints, judged } = this.#state;
    const newest = Math.max(readTo, said.at(-1)?.n ?? 0);
    const shown = complaints.map(({ n }) => n);
    if (newest > readTo || shown.some((n) => !judged.includes(n)))
      this.#keep({ readTo: newest, judged: shown });
  }

  /** How many lines of others, and how many reports of lines, were not shown yet in their list. */
  unread(own: number): number {
    const { said, muted, readTo, complaints, judged } = this.#state;
    const isNew = (line: SaidMessage): boolean =>
      line.n > readTo && !muted.includes(line.seat) && !this.isOwn(line, own);
    return said.filter(isNew).length + complaints.filter(({ n }) => !judged.includes(n)).length;
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
            const { said = [], reported: complaints = [] } = message;
            // the own seat first: its lines are nothing new
            listener.welcome(message);
            this.#set({ said, complaints, earlier: earlierThan(said), latest: undefined });
          },
          said: (message) => this.#hear(message),
          unsaid: (message) => this.#forget(message),
          reported: (message) =>
            this.#set({ complaints: [...this.#state.complaints, message].slice(-SAID_PAGE) }),
        }),
    };
  }

  #hear(said: SaidMessage): void {
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
