import type { AtollView, CardId } from '../../../src/index.ts';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { book } from '../../card-index.ts';
import { useAtollLocale } from '../../words/atoll-locale.ts';

/** The glyph of a lasting event, and of an immediate one. */
export const EVENT_ICON = { persistent: 'passive', immediate: 'immediate' } as const;

export interface EventPanelProps {
  readonly view: AtollView;
  readonly onRead: (card: CardId) => void;
  readonly style?: CSSProperties;
}

/** The same in a word, over the reef of a phone: the event in force, or the last one. */
export function EventPill({ view: { events }, onRead, style }: EventPanelProps): ReactNode {
  const { game, text } = useAtollLocale();
  const card = book.event(events.past.at(-1) ?? '');
  if (card === undefined) return null;
  const state = card.id === events.inForce ? 'inForce' : 'happened';
  return (
    <button
      type="button"
      className={`at-event-pill ${card.kind} ${state}`}
      style={style}
      onClick={() => onRead(card.id)}
    >
      <Icon name={EVENT_ICON[card.kind]} size={15} title={game.event.kind[card.kind]} />
      <span>
        <small>{game.event[state]}</small> {text.cardName(card.id)}
      </span>
    </button>
  );
}
