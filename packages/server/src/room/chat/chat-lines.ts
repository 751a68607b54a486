import type { Seat } from '@atoll/engine';
import { type Phrase, PHRASES, SAID_KEPT, SAID_PAGE, type SaidMessage } from '@atoll/protocol';
import type { ChatLine, ChatRange, KeptChat } from '../../store/chat-store.ts';

/** Who may hear what a seat, or somebody who watches (-1), said. */
export type Hears = (speaker: Seat) => boolean;

/** What was said at one table and is still known, the newest `SAID_KEPT` lines of it. */
export class ChatLines {
  #lines: readonly SaidMessage[];
  #last: number;
  /** The numbers of those that were reported. */
  #reported: ReadonlySet<number>;

  /** `seatNow` gives where whoever said a line sits now. */
  constructor({ lines, last, reported }: KeptChat, seatNow: (line: ChatLine) => Seat) {
    this.#lines = lines.flatMap((line) => toSaid({ ...line, seat: seatNow(line) }));
    this.#last = last;
    this.#reported = new Set(reported);
  }

  /** The number of the newest line, deleted or not; 0 for none. */
  get last(): number {
    return this.#last;
  }

  /** The newest lines before a number that may be heard, oldest first. */
  before(n: number, hears: Hears): readonly SaidMessage[] {
    return this.#lines.filter((line) => line.n < n && hears(line.seat)).slice(-SAID_PAGE);
  }

  /** The newest lines that were reported but for those of the host, oldest first. */
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

  /** Remembers that a line was reported; gives whether that is new. */
  report(n: number): boolean {
    if (this.#reported.has(n)) return false;
    this.#reported = new Set([...this.#reported, n]);
    return true;
  }

  /** Each seat has another number from now on, or -1. */
  move(movedTo: readonly Seat[]): void {
    this.#lines = this.#lines.map((line) => ({ ...line, seat: movedTo[line.seat] ?? -1 }));
  }

  /** Gives what was there of these lines. */
  delete({ from, to }: ChatRange): readonly SaidMessage[] {
    const goes = ({ n }: SaidMessage): boolean => n >= from && n <= to;
    const gone = this.#lines.filter(goes);
    this.#lines = this.#lines.filter((line) => !goes(line));
    return gone;
  }
}

type WithoutNumber<T> = T extends unknown ? Omit<T, 'n'> : never;

/** A line as it is kept. */
export const toLine = ({ n, seat, at, phrase, text }: SaidMessage): ChatLine => ({
  ...{ n, seat, at, phrase: phrase ?? '', text: text ?? '' },
});

/** A line that was kept; none where its phrase is one of another version. */
function toSaid({ n, seat, at, phrase, text }: ChatLine): readonly SaidMessage[] {
  if (text !== '') return [{ n, seat, at, text }];
  const known = PHRASES.find((each): each is Phrase => each === phrase);
  return known ? [{ n, seat, at, phrase: known }] : [];
}
