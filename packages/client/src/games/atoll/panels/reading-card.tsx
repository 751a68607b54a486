import type { AnimalCard, CoralCard, EventCard } from '@atoll/game-atoll/cards';
import type { CardId, Side } from '@atoll/game-atoll';
import { categoryCount, pairs } from '@atoll/game-atoll/cards';
import { symbiosisMark } from '@atoll/art';
import { abilityPhrases, abilityType, categoryName, coralPhrase, eventCardPhrase, feedPhrase, formName } from '@atoll/game-atoll/text';
import type { RichText } from '../../../kit/rich.ts';
import type { ReactNode } from 'react';
import { book } from '../book.ts';
import { words } from '../words/interface.ts';
import { EVENT_ICON } from './event-panel.tsx';
import { Icon, Rich } from './icon.tsx';

/** A card large enough to be read, all of it in words. `level` 1 to 3 puts the pearl on a step. */
export function ReadingCard({ card, level = 0 }: { readonly card: CardId; readonly level?: number }): ReactNode {
  const animal = book.animal(card), coral = book.coral(card), event = book.event(card);
  if (animal !== undefined) return <AnimalReading card={animal} level={level} />;
  if (coral !== undefined) return <CoralReading card={coral} />;
  return event === undefined ? null : <EventReading card={event} />;
}

const picture = (id: CardId): ReactNode =>
  <img src={`/art/cards/${id}.webp`} loading="lazy" width={300} height={420} alt="" draggable={false} />;

function Rule({ kind, icon, text }: { readonly kind: 'k' | 'k alt'; readonly icon: string; readonly text: RichText }): ReactNode {
  return (
    <p className="at-fact">
      <span className={kind}><Icon name={icon} size={15} /></span>
      <span><Rich text={text} size={18} /></span>
    </p>
  );
}

/** The ability to live in Symbiosis wears the mark of the pair, which lies on both cards once they have found each other. */
function Ability({ card, text }: { readonly card: CardId; readonly text: RichText }): ReactNode {
  const pair = pairs.findIndex((partners) => partners.includes(card));
  const concerns = text.some((part) => typeof part === 'object' && 'icon' in part && part.icon === 'symbiosis');
  if (pair < 0 || !concerns) return <Rule kind="k alt" icon="immediate" text={text} />;
  return (
    <p className="at-fact">
      <span className="k pair" dangerouslySetInnerHTML={{ __html: symbiosisMark(pair, 23) }} />
      <span><Rich text={text} size={18} /></span>
    </p>
  );
}

const categoryLine = ({ category }: AnimalCard): string => `${categoryName(category)} · ${words.cards(categoryCount(category))}`;

function AnimalReading({ card, level }: { readonly card: AnimalCard; readonly level: number }): ReactNode {
  const long = card.name.length > 19;
  return (
    <article className="at-read animal" aria-label={card.name}>
      {picture(card.id)}
      <span className="cost"><Icon name="coin" size={50} title="coins" /><b>{card.cost}</b></span>
      <span className="badge"><Icon name={card.group === 'fish' ? card.size : card.category} size={46} title={categoryLine(card)} /></span>
      <span className="need" role="img" aria-label={words.coloniesNeeded(card.colonies)}>
        {Array.from({ length: card.colonies }, (_, i) => <Icon key={i} name="colony" size={22} />)}
      </span>
      <div className="txt">
        <h3 className={long ? 'long' : ''}>{card.name}</h3>
        <p className="cat"><i>{card.scientific}</i></p>
        <p className="cat">{categoryLine(card)}</p>
        <Rule kind="k" icon={card.feed.kind === 'passive' ? 'passive' : 'rise'} text={feedPhrase(card)} />
        {abilityPhrases(card).map((text, i) => <Ability key={i} card={card.id} text={text} />)}
      </div>
      <div className="steps">
        {card.points.map((points, i) => (
          <div key={i} className={`st s${i}${level === i + 1 ? ' on' : ''}`}><small>{words.level[i]}</small><b>{points}</b></div>
        ))}
      </div>
    </article>
  );
}

function EventReading({ card }: { readonly card: EventCard }): ReactNode {
  const { id, name, kind } = card;
  return (
    <article className="at-read event" aria-label={name}>
      {picture(id)}
      <div className="txt">
        <p className="type"><Icon name={EVENT_ICON[kind]} size={20} /> {words.event.card(words.event.kind[kind])}</p>
        <h3 className={name.length > 19 ? 'long' : ''}>{name}</h3>
        <p className="body"><Rich text={eventCardPhrase(card)} size={19} /></p>
      </div>
    </article>
  );
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

function CoralReading({ card }: { readonly card: CoralCard }): ReactNode {
  const { type } = card.ability;
  return (
    <article className="at-read coral" aria-label={card.name}>
      {picture(card.id)}
      {SIDES.filter((side) => card.sides.includes(side)).map((side) => (
        <span key={side} className={`side ${side}`}><Icon name="colony" size={40} /></span>
      ))}
      <div className="txt">
        <p className="type">
          <Icon name={type === 'endOfGame' ? 'endgame' : type} size={20} /> {abilityType(type)} · {formName(card.form)}
        </p>
        <h3 className={card.name.length > 19 ? 'long' : ''}>{card.name}</h3>
        <p className="cat"><i>{card.scientific}</i></p>
        <p className="body"><Rich text={coralPhrase(card)} size={19} /></p>
      </div>
    </article>
  );
}
