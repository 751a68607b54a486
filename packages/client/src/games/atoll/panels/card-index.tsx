import type { CardId } from '@atoll/game-atoll';
import type { ReactNode } from 'react';
import { nameOf } from '../book.ts';
import { cardItem } from '../ids.ts';
import { words } from '../words/interface.ts';
import type { PanelProps } from './shared.ts';

/** Every card on the table by name: reads it, and says why it cannot be used now. The canvas for those who do not see it. */
export function CardIndex({ view, own, names, gesture, onPoint, setReading }: PanelProps): ReactNode {
  const reefs = view.seats.map((seat, i): Shelf => ({
    title: i === own ? words.ownReef : words.reefOf(names[i] ?? words.seat(i)),
    seat: i,
    cards: [...seat.reefCorals, ...seat.reefAnimals].map(({ card }) => card),
  }));
  const shelves: readonly Shelf[] = [
    { title: words.animals, seat: -1, cards: view.animals.cards },
    { title: words.large, seat: -1, cards: view.large.cards },
    { title: words.corals, seat: -1, cards: view.corals.cards },
    ...reefs,
  ];
  return (
    <details className="at-index">
      <summary>{words.readAny}</summary>
      {shelves.map(({ title, seat, cards }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {cards.map((card) => {
            const item = cardItem(card, seat);
            return (
              <button key={item} type="button" onFocus={() => onPoint(item)} onBlur={() => onPoint('')}
                onClick={() => gesture({ do: 'point', item })}>{nameOf(card)}</button>
            );
          })}
        </section>
      ))}
      {view.events.past.length > 0 && (
        <section aria-label={words.event.title}>
          <h3>{words.event.title}</h3>
          {view.events.past.map((card) => (
            <button key={card} type="button" onFocus={() => setReading(card)} onClick={() => setReading(card)}>{nameOf(card)}</button>
          ))}
        </section>
      )}
    </details>
  );
}

interface Shelf {
  readonly title: string;
  /** The owner of the cards, or -1. */
  readonly seat: number;
  readonly cards: readonly CardId[];
}
