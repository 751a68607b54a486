import type { Notes } from '@atoll/engine';
import type { CardRecord, MatchRecord, Purchase } from './record.ts';

interface CardPage {
  readonly open: Set<number>;
  readonly bought: Map<number, Purchase>;
  readonly brought: Record<string, number>;
}

/** The standing of a seat at a purchase. */
export type PositionAt = (seat: number) => Omit<Purchase, 'seat'>;

/** Collects the record of a match. */
export class Recorder implements Notes {
  readonly #cards = new Map<string, CardPage>();
  readonly #counts: Record<string, Record<string, number[]>> = {};
  readonly #seats: number;
  readonly #positionAt: PositionAt;

  constructor(seats: number, positionAt: PositionAt) {
    this.#seats = seats;
    this.#positionAt = positionAt;
  }

  offered(card: string): void {
    this.#page(card);
  }

  open(card: string, seat: number): void {
    this.#page(card).open.add(seat);
  }

  bought(card: string, seat: number): void {
    const { bought } = this.#page(card);
    if (!bought.has(seat)) bought.set(seat, { seat, ...this.#positionAt(seat) });
  }

  brought(card: string, what: string, amount: number): void {
    const { brought } = this.#page(card);
    if (amount !== 0) brought[what] = (brought[what] ?? 0) + amount;
  }

  counted(table: string, item: string, seat: number, times = 1): void {
    if (times === 0) return;
    const seats = ((this.#counts[table] ??= {})[item] ??= Array.from(
      { length: this.#seats },
      () => 0,
    ));
    seats[seat] = (seats[seat] ?? 0) + times;
  }

  /** All notes so far, in an order that depends only on the notes. */
  pages(): Pick<MatchRecord, 'cards' | 'counts'> {
    const cards = [...this.#cards].map(([card, page]): [string, CardRecord] => [
      card,
      {
        open: [...page.open].toSorted((a, b) => a - b),
        bought: [...page.bought.values()].toSorted((a, b) => a.seat - b.seat),
        brought: page.brought,
      },
    ]);
    return { cards: Object.fromEntries(cards), counts: this.#counts };
  }

  #page(card: string): CardPage {
    const known = this.#cards.get(card);
    if (known) return known;
    const page: CardPage = { open: new Set(), bought: new Map(), brought: {} };
    this.#cards.set(card, page);
    return page;
  }
}
