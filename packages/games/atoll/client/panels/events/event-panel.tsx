import { eventBack } from '@atoll/art';
import type { CardId } from '../../../src/index.ts';
import type { EventCard } from '../../../src/cards/index.ts';
import type { ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { Rich } from '@atoll/table-kit/table/controls/rich.tsx';
import { book } from '../../card-index.ts';
import { EVENT_ICON, type EventPanelProps } from './event-pill.tsx';
import { term } from '../icon-terms.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** The back of an event card. */
export const EventBack = ({ width }: { readonly width: number }): ReactNode => (
  <svg
    className="at-event-back"
    viewBox="0 0 300 420"
    width={width}
    height={width * 1.4}
    aria-hidden="true"
    dangerouslySetInnerHTML={{ __html: eventBack() }}
  />
);

/**
 * The events of the match: the one on top of the pile, those before it, and how many are left.
 * Nothing without the module.
 */
export function EventPanel({
  view: { events, eventsOn },
  onRead,
  style,
}: EventPanelProps): ReactNode {
  const { game, text } = useAtollLocale();
  const { past, deck } = events;
  const top = book.event(past.at(-1) ?? '');
  if (!eventsOn) return null;
  return (
    <section className="at-events" {...term('events')} style={style} aria-label={game.event.title}>
      {top === undefined ? (
        <div className="at-event none">
          <EventBack width={38} />
          <p>
            <b>{game.event.title}</b>
            {game.event.before(deck)}
          </p>
        </div>
      ) : (
        <TopEvent card={top} deck={deck} round={past.length} onRead={onRead} />
      )}
      {past.length > 1 && (
        <p className="at-earlier">
          {game.event.earlier}
          {past.slice(0, -1).map((card) => (
            <button key={card} type="button" onClick={() => onRead(card)}>
              {text.cardName(card)}
            </button>
          ))}
        </p>
      )}
    </section>
  );
}

function TopEvent({
  card,
  deck,
  round,
  onRead,
}: {
  readonly card: EventCard;
  readonly deck: number;
  /** The round after which it was revealed. */
  readonly round: number;
  readonly onRead: (card: CardId) => void;
}): ReactNode {
  const { game, text } = useAtollLocale();
  const { id, kind } = card;
  const name = text.cardName(id);
  return (
    <button
      type="button"
      className={`at-event ${kind}`}
      onClick={() => onRead(id)}
      onFocus={() => onRead(id)}
    >
      <span className="scene" style={{ backgroundImage: `url(/art/cards/${id}.webp)` }} />
      <span className="kind">
        <Icon name={EVENT_ICON[kind]} size={14} />
        {game.event.kind[kind]}
        <span className="left">
          <EventBack width={11} />
          {game.event.inDeck(deck)}
        </span>
      </span>
      <span className="name">{name}</span>
      <span className="body">
        <Rich text={text.eventCardPhrase(card)} size={14} />
      </span>
      <span className="time">{game.event.time[kind](round)}</span>
    </button>
  );
}
