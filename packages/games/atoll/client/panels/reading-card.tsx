import type { AnimalCard, CoralCard, EventCard } from '../../src/cards/index.ts';
import type { CardId, Side } from '../../src/index.ts';
import { categoryCount, pairs, scalesAtTop } from '../../src/cards/index.ts';
import { symbiosisMark } from '@atoll/art';
import { standingOf, type CardStatus } from '../../src/views/card-status.ts';
import type { RichText } from '@atoll/table-kit/ui/rich-text.ts';
import { useContext, type ReactNode } from 'react';
import { Icon } from '@atoll/table-kit/table/controls/icon.tsx';
import { Rich } from '@atoll/table-kit/table/controls/rich.tsx';
import { book } from '../card-index.ts';
import { EVENT_ICON } from './events/event-pill.tsx';
import { term } from './icon-terms.ts';
import { ReadingTable } from './reading-table.ts';
import { usePictured } from '@atoll/table-kit/table/controls/use-pictured.ts';
import { useAtollLocale } from '../words/atoll-locale.ts';
import type { AtollLocale } from '../words/atoll-locale.ts';

const pictureOf = (id: CardId): string => `/art/cards/${id}.webp`;

/**
 * A card large enough to be read, all of it in words, with its current state at the table.
 * `loading` is that of its picture.
 */
export function ReadingCard({
  card: wanted,
  loading,
}: {
  readonly card: CardId;
  readonly loading?: 'lazy';
}): ReactNode {
  const { text } = useAtollLocale();
  const card = usePictured(wanted, pictureOf);
  const table = useContext(ReadingTable);
  const standing = table === undefined ? undefined : standingOf(text, card, table);
  const animal = book.animal(card);
  const coral = book.coral(card);
  const event = book.event(card);
  // no picture outlives its card
  const lazily = loading === undefined ? {} : { loading };
  const picture = (
    <img
      key={card}
      src={pictureOf(card)}
      width={300}
      height={420}
      alt=""
      draggable={false}
      // without a network a picture that was never shown is missing
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
      {...lazily}
    />
  );
  if (animal !== undefined)
    return <AnimalReading card={animal} standing={standing} picture={picture} />;
  if (coral !== undefined)
    return <CoralReading card={coral} standing={standing} picture={picture} />;
  return event === undefined ? null : (
    <EventReading card={event} standing={standing} picture={picture} />
  );
}

interface Reading<C> {
  readonly card: C;
  readonly standing: CardStatus | undefined;
  readonly picture: ReactNode;
}

/** At a table the signs on a card are explained one by one for a person without a pointer. */
const explains = (standing: CardStatus | undefined): object =>
  standing === undefined ? {} : { 'data-explains': '', tabIndex: 0 };

/** The current state of the card, on a slip over the picture. */
function Now({ standing }: { readonly standing: CardStatus | undefined }): ReactNode {
  if (standing === undefined || standing.lines.length === 0) return null;
  return (
    <ul className="now">
      {standing.lines.map(({ tone, phrase }, i) => (
        <li key={i} className={tone}>
          <Rich text={phrase} size={17} />
        </li>
      ))}
    </ul>
  );
}

function Rule({
  kind,
  icon,
  text,
}: {
  readonly kind: 'k' | 'k alt';
  readonly icon: string;
  readonly text: RichText;
}): ReactNode {
  return (
    <p className="at-fact">
      <span className={kind}>
        <Icon name={icon} size={15} />
      </span>
      <span>
        <Rich text={text} size={18} />
      </span>
    </p>
  );
}

/**
 * The ability to live in Symbiosis has the mark of the pair, which lies on both cards once they are
 * paired.
 */
function Ability({ card, text }: { readonly card: CardId; readonly text: RichText }): ReactNode {
  const pair = pairs.findIndex((partners) => partners.includes(card));
  const concerns = text.some(
    (part) => typeof part === 'object' && 'icon' in part && part.icon === 'symbiosis',
  );
  if (pair < 0 || !concerns) return <Rule kind="k alt" icon="immediate" text={text} />;
  return (
    <p className="at-fact">
      <span className="k pair-mark" dangerouslySetInnerHTML={{ __html: symbiosisMark(pair, 23) }} />
      <span>
        <Rich text={text} size={18} />
      </span>
    </p>
  );
}

const HIGH = 2;

/** The fish scales that every animal of its kind brings when it reaches high. */
const Scales = ({ count }: { readonly count: number }): ReactNode => (
  <span className="brings">
    +{count}
    <Icon name="scale" size={16} title={useAtollLocale().game.scales(count)} />
  </span>
);

const categoryLine = (locale: AtollLocale, { category }: AnimalCard): string =>
  `${locale.text.categoryName(category)} · ${locale.game.cards(categoryCount(category))}`;

function AnimalReading({ card, standing, picture }: Reading<AnimalCard>): ReactNode {
  const locale = useAtollLocale();
  const long = locale.text.cardName(card.id).length > 19;
  const level = standing?.level ?? 0;
  const price = standing?.price ?? card.cost;
  const needs = standing?.needs ?? card.colonies;
  return (
    <article
      className="at-read animal"
      {...explains(standing)}
      aria-label={locale.text.cardName(card.id)}
    >
      {picture}
      <span className={price === card.cost ? 'cost' : 'cost changed'}>
        <Icon name="coin" size={50} title={locale.game.resources.coin} />
        <b>{price}</b>
        {price !== card.cost && <s>{card.cost}</s>}
      </span>
      <span className="badge">
        <Icon
          name={card.group === 'fish' ? card.size : card.category}
          size={46}
          title={categoryLine(locale, card)}
        />
      </span>
      <span
        className="need"
        role="img"
        {...term('need')}
        aria-label={locale.game.coloniesNeeded(needs)}
      >
        {Array.from({ length: card.colonies }, (_, i) => (
          <span key={i} className={i < needs ? '' : 'spared'}>
            <Icon name="colony" size={22} />
          </span>
        ))}
      </span>
      <Now standing={standing} />
      <div className="txt">
        <h3 className={long ? 'long' : ''}>{locale.text.cardName(card.id)}</h3>
        <p className="cat">
          <i lang="la">{card.scientific}</i>
        </p>
        <p className="cat">{categoryLine(locale, card)}</p>
        <Rule
          kind="k"
          icon={card.feed.kind === 'passive' ? 'passive' : 'rise'}
          text={locale.text.feedPhrase(card)}
        />
        {locale.text.abilityPhrases(card).map((text, i) => (
          <Ability key={i} card={card.id} text={text} />
        ))}
      </div>
      <div className="steps" {...term('abundance')}>
        {card.points.map((points, i) => (
          <div key={i} className={`st s${i}${level === i + 1 ? ' on' : ''}`}>
            <small>
              {locale.game.level[i]}
              {i === HIGH && <Scales count={scalesAtTop(card)} />}
            </small>
            <b>{points}</b>
          </div>
        ))}
      </div>
    </article>
  );
}

function EventReading({ card, standing, picture }: Reading<EventCard>): ReactNode {
  const { game, text } = useAtollLocale();
  const { id, kind } = card;
  const name = text.cardName(id);
  return (
    <article className="at-read event" {...explains(standing)} aria-label={name}>
      {picture}
      <Now standing={standing} />
      <div className="txt">
        <p className="type">
          <Icon name={EVENT_ICON[kind]} size={20} /> {game.event.card(game.event.kind[kind])}
        </p>
        <h3 className={name.length > 19 ? 'long' : ''}>{name}</h3>
        <p className="body">
          <Rich text={text.eventCardPhrase(card)} size={19} />
        </p>
      </div>
    </article>
  );
}

const SIDES: readonly Side[] = ['N', 'E', 'S', 'W'];

function CoralReading({ card, standing, picture }: Reading<CoralCard>): ReactNode {
  const { text } = useAtollLocale();
  const { type } = card.ability;
  const polluted = standing?.polluted === true;
  return (
    <article
      className={polluted ? 'at-read coral polluted' : 'at-read coral'}
      {...explains(standing)}
      aria-label={text.cardName(card.id)}
    >
      {picture}
      {polluted && (
        <span className="slick">
          <Icon name="pollution" size={92} />
        </span>
      )}
      <Now standing={standing} />
      {SIDES.filter((side) => card.sides.includes(side)).map((side) => (
        <span key={side} className={`side ${side}`}>
          <Icon name="colony" size={40} />
        </span>
      ))}
      <div className="txt">
        <p className="type">
          <Icon name={type === 'endOfGame' ? 'endgame' : type} size={20} /> {text.abilityType(type)}{' '}
          · {text.formName(card.form)}
        </p>
        <h3 className={text.cardName(card.id).length > 19 ? 'long' : ''}>
          {text.cardName(card.id)}
        </h3>
        <p className="cat">
          <i lang="la">{card.scientific}</i>
        </p>
        <p className="body">
          <Rich text={text.coralPhrase(card)} size={19} />
        </p>
      </div>
    </article>
  );
}
