import { eventBack } from '@atoll/art';
import type { CardId } from '@atoll/game-atoll';
import type { EventCard } from '@atoll/game-atoll/cards';
import { eventCardPhrase } from '@atoll/game-atoll/text';
import type { ReactNode } from 'react';
import { Icon } from '../../../table/controls/icon.tsx';
import { Rich } from '../../../table/controls/rich.tsx';
import { book, nameOf } from '../card-index.ts';
import { words } from '../words/interface.ts';
import { EVENT_ICON, type EventPanelProps } from './event-pill.tsx';
import { term } from './icon-terms.ts';

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
  const { past, deck } = events;
  const top = book.event(past.at(-1) ?? '');
  if (!eventsOn) return null;
  return (
    <section className="at-events" {...term('events')} style={style} aria-label={words.event.title}>
      {top === undefined ? (
        <div className="at-event none">
          <EventBack width={38} />
          <p>
            <b>{words.event.title}</b>
            {words.event.before(deck)}
          </p>
        </div>
      ) : (
        <TopEvent card={top} deck={deck} round={past.length} onRead={onRead} />
      )}
      {past.length > 1 && (
        <p className="at-earlier">
          {words.event.earlier}
          {past.slice(0, -1).map((card) => (
            <button key={card} type="button" onClick={() => onRead(card)}>
              {nameOf(card)}
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
  const { id, kind, name } = card;
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
        {words.event.kind[kind]}
        <span className="left">
          <EventBack width={11} />
          {words.event.inDeck(deck)}
        </span>
      </span>
      <span className="name">{name}</span>
      <span className="body">
        <Rich text={eventCardPhrase(card)} size={14} />
      </span>
      <span className="time">{words.event.time[kind](round)}</span>
    </button>
  );
}
