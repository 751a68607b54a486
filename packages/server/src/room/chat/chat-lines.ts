import type { Seat } from '@atoll/engine';
import { type Phrase, PHRASES, SAID_KEPT, SAID_PAGE, type SaidMessage } from '@atoll/protocol';
import type { ChatLine, ChatRange, KeptChat } from '../../store/chat-store.ts';

/** Who may hear what a seat, or somebody who watches (-1), said. */
export type Hears = (speaker: Seat) => boolean;

/** What was said at one table and is still known, the newest `SAID_KEPT` lines of it. */
export class ChatLines {
  #lines: readonly SaidMessage[];
  #last: number;

  constructor({ lines, last }: KeptChat) {
    this.#lines = lines.flatMap(toSaid);
    this.#last = last;
  }

  /** The number of the newest line, deleted or not; 0 for none. */
  get last(): number {
    return this.#last;
  }

  /** The newest lines before a number that may be heard, oldest first. */
  before(n: number, hears: Hears): readonly SaidMessage[] {
    return this.#lines.filter((line) => line.n < n && hears(line.seat)).slice(-SAID_PAGE);
  }

  find(n: number): SaidMessage | undefined {
    return this.#lines.find((line) => line.n === n);
  }

  add(said: WithoutNumber<SaidMessage>): SaidMessage {
    const line: SaidMessage = { n: ++this.#last, ...said };
    this.#lines = [...this.#lines, line].slice(-SAID_KEPT);
    return line;
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
