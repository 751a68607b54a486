import type { Seat } from '@atoll/engine';
import { type Phrase, PHRASES, SAID_KEPT, SAID_PAGE, type SaidMessage } from '@atoll/protocol';
import type { ChatLine, ChatRange, KeptChat } from '../../store/chat-store.ts';

/** Whether a line of a speaker, a seat or a spectator (-1), may be shown. */
export type Hears = (speaker: Seat) => boolean;

/** The chat of one table: its newest `SAID_KEPT` lines. */
export class ChatLines {
  #lines: readonly SaidMessage[];
  #last: number;
  /** The numbers of the reported lines. */
  #reported: ReadonlySet<number>;

  /** `seatNow` gives the current seat of a line's speaker. */
  constructor({ lines, last, reported }: KeptChat, seatNow: (line: ChatLine) => Seat) {
    this.#lines = lines.flatMap((line) => toSaid({ ...line, seat: seatNow(line) }));
    this.#last = last;
    this.#reported = new Set(reported);
  }

  /** The number of the newest line, deleted or not; 0 for none. */
  get last(): number {
    return this.#last;
  }

  /** The newest visible lines before a number, oldest first. */
  before(n: number, hears: Hears): readonly SaidMessage[] {
    return this.#lines.filter((line) => line.n < n && hears(line.seat)).slice(-SAID_PAGE);
  }

  /** The newest reported lines, without the host's own, oldest first. */
  reported(host: Seat): readonly SaidMessage[] {
    return this.#lines
      .filter(({ n, seat }) => this.#reported.has(n) && seat !== host)
      .slice(-SAID_PAGE);
  }

  /** The numbers of all lines of a seat. */
  numbersOf(speaker: Seat): readonly number[] {
    return this.#lines.flatMap(({ n, seat }) => (seat === speaker ? [n] : []));
  }

  find(n: number): SaidMessage | undefined {
    return this.#lines.find((line) => line.n === n);
  }

  add(said: WithoutNumber<SaidMessage>): SaidMessage {
    const line: SaidMessage = { n: ++this.#last, ...said };
    this.#lines = [...this.#lines, line].slice(-SAID_KEPT);
    return line;
  }

  /** Marks a line as reported; true if it was not yet. */
  report(n: number): boolean {
    if (this.#reported.has(n)) return false;
    this.#reported = new Set([...this.#reported, n]);
    return true;
  }

  /** Gives each seat its new number, or -1. */
  move(movedTo: readonly Seat[]): void {
    this.#lines = this.#lines.map((line) => ({ ...line, seat: movedTo[line.seat] ?? -1 }));
  }

  /** Deletes a range of lines, and returns the deleted ones. */
  delete({ from, to }: ChatRange): readonly SaidMessage[] {
    const goes = ({ n }: SaidMessage): boolean => n >= from && n <= to;
    const gone = this.#lines.filter(goes);
    this.#lines = this.#lines.filter((line) => !goes(line));
    return gone;
  }
}

type WithoutNumber<T> = T extends unknown ? Omit<T, 'n'> : never;

/** The stored form of a line. */
export const toLine = ({ n, seat, at, phrase, text }: SaidMessage): ChatLine => ({
  ...{ n, seat, at, phrase: phrase ?? '', text: text ?? '' },
});

/** A stored line; none if its phrase belongs to another version. */
function toSaid({ n, seat, at, phrase, text }: ChatLine): readonly SaidMessage[] {
  if (text !== '') return [{ n, seat, at, text }];
  const known = PHRASES.find((each): each is Phrase => each === phrase);
  return known ? [{ n, seat, at, phrase: known }] : [];
}
