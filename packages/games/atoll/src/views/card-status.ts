import {
  animalCard,
  BASIC_CORAL,
  coralCard,
  eventCard,
  isAnimal,
  isCoral,
  startOf,
} from '../cards/index.ts';
import type { AnimalCard } from '../cards/card.ts';
import { matchesAnimal } from '../filter.ts';
import {
  animalPrice,
  coloniesNeeded,
  feedPrice,
  isForbidden,
  type CoralsInPlay,
} from '../modifiers.ts';
import type { AnimalView, CoralView } from '../view.ts';
import type { CardId, Feed, Level, Modifier } from '../vocabulary.ts';
import type { Catalogue } from '../text/catalogue.ts';
import { changers, type StandingContext } from '../text/changers.ts';
import type { Phrase } from '../text/phrase.ts';

/** A fact about the card now, and whether it helps or hinders the owner. */
export interface StandingLine {
  readonly tone: 'good' | 'bad' | 'plain';
  readonly phrase: Phrase;
}

/** The differences between a card at the table and its print. */
export interface CardStatus {
  /** 1 to 3 for an animal on a reef, 0 otherwise. */
  readonly level: number;
  /** Whether its ability is switched off. */
  readonly polluted: boolean;
  /**
   * The coins that the reader would pay for an animal of an offer; undefined where only the print
   * counts.
   */
  readonly price?: number;
  /** The colonies that the reader would need for it. */
  readonly needs?: number;
  readonly lines: readonly StandingLine[];
}

/** The same, with its words. */
interface Reading extends StandingContext {
  readonly words: Catalogue['standing'];
}

const PRINTED: CardStatus = { level: 0, polluted: false, lines: [] };

/**
 * The current state of a card in its place: the price for a seat, its level, Fatigue, pollution and
 * partner, the event in force.
 */
export function standingOf(
  { standing: words }: Pick<Catalogue, 'standing'>,
  card: CardId,
  read: StandingContext,
): CardStatus {
  const context: Reading = { ...read, words };
  if (isAnimal(card)) return ofAnimal(animalCard(card), context);
  return isCoral(card) ? ofCoral(card, context) : ofEvent(card, context);
}

const inPlay = ({ view, seat }: StandingContext): CoralsInPlay => ({
  corals: view.seats[seat]?.reefCorals ?? [],
});

function ofAnimal(card: AnimalCard, context: Reading): CardStatus {
  const { view } = context;
  const owner = view.seats.findIndex(({ reefAnimals }) =>
    reefAnimals.some((animal) => animal.card === card.id),
  );
  const lying = view.seats[owner]?.reefAnimals.find((animal) => animal.card === card.id);
  if (lying === undefined) {
    const offered = [...view.animals.cards, ...view.large.cards].includes(card.id);
    return offered && view.seats[context.seat] !== undefined ? offer(card, context) : PRINTED;
  }
  return {
    level: lying.level,
    polluted: false,
    lines: [
      ...life(card, lying, context.words),
      ...feeding(card, lying, { ...context, seat: owner }),
    ],
  };
}

function offer(card: AnimalCard, context: Reading): CardStatus {
  const { view, words } = context;
  const price = animalPrice(view, inPlay(context), card);
  const needs = coloniesNeeded(view, inPlay(context), card);
  const lines: StandingLine[] = [];
  const fits = (modifier: Modifier, kind: 'animalPrice' | 'coloniesNeeded'): boolean =>
    modifier.modifier === kind && matchesAnimal(modifier.filter, card);
  if (price !== card.cost) {
    const because = changers(context, (modifier) => fits(modifier, 'animalPrice'));
    lines.push({
      tone: 'good',
      phrase: words('price', { now: price, printed: card.cost, because }),
    });
  }
  if (needs !== card.colonies) {
    const because = changers(context, (modifier) => fits(modifier, 'coloniesNeeded'));
    lines.push({
      tone: 'good',
      phrase: words('needs', { now: needs, printed: card.colonies, because }),
    });
  }
  return { level: 0, polluted: false, price, needs, lines };
}

const life = (
  card: AnimalCard,
  { level, fatigue, partner }: AnimalView,
  words: Reading['words'],
): readonly StandingLine[] => [
  {
    tone: 'plain',
    phrase: words('level', { level: level as Level, worth: card.points[level - 1] ?? 0 }),
  },
  ...(fatigue > 0
    ? [{ tone: 'bad', phrase: words('tiredAnimal', { tokens: fatigue }) } as const]
    : []),
  ...(partner !== ''
    ? [{ tone: 'good', phrase: words('partner', { card: partner }) } as const]
    : []),
];

/** The ways in which an animal at a level can be fed. */
const ways = (feed: Feed, level: number): readonly Feed[] => {
  if (feed.kind === 'byLevel') return ways(level === 1 ? feed.low : feed.medium, level);
  return feed.kind === 'or' ? feed.options : [feed];
};

/** The differences between feeding it now and its print. */
function feeding(
  card: AnimalCard,
  { level }: AnimalView,
  context: Reading,
): readonly StandingLine[] {
  const { view, words } = context;
  const open = level < 3 ? ways(card.feed, level) : [];
  const lines: StandingLine[] = [];
  for (const way of open) {
    if (way.kind !== 'pay') continue;
    const now = feedPrice(view, inPlay(context), way.plankton);
    const because = changers(context, ({ modifier }) => modifier === 'feedPrice');
    if (now !== way.plankton)
      lines.push({
        tone: now > way.plankton ? 'bad' : 'good',
        phrase: words('feedPrice', { now, because }),
      });
  }
  if (open.some(({ kind }) => kind === 'reduce') && isForbidden(view, inPlay(context), 'hunt')) {
    const because = changers(
      context,
      (modifier) => modifier.modifier === 'forbid' && modifier.what === 'hunt',
    );
    lines.push({ tone: 'bad', phrase: words('noHunt', { because }) });
  }
  return lines;
}

function ofCoral(card: CardId, { view, seat, words }: Reading): CardStatus {
  // every seat has a Basic Coral: the reader's own is meant
  const own = view.seats[seat]?.reefCorals.find((coral) => coral.card === card);
  const lying: CoralView | undefined =
    own ?? view.seats.flatMap(({ reefCorals }) => reefCorals).find((coral) => coral.card === card);
  if (lying === undefined) return PRINTED;
  const { polluted, fatigue } = lying;
  return {
    level: 0,
    polluted,
    lines: [
      ...(own !== undefined && card === BASIC_CORAL ? start({ view, seat, words }) : []),
      ...(polluted ? [{ tone: 'bad', phrase: words('pollutedCoral', {}) } as const] : []),
      ...(fatigue > 0 && coralCard(card).ability.type === 'action'
        ? [{ tone: 'bad', phrase: words('tiredCoral', { tokens: fatigue }) } as const]
        : []),
    ],
  };
}

/** The addition to the start by the reader's place in the first order of play, if any. */
function start({ view, seat, words }: Reading): readonly StandingLine[] {
  const seats = view.seats.length;
  // the Starting Player has moved on by one seat each round
  const place = (seat - view.starter + view.round - 1 + seats) % seats;
  const more = startOf(view, place);
  if (more.coins === 0 && more.plankton === 0) return [];
  return [{ tone: 'plain', phrase: words('start', { place, ...more }) }];
}

function ofEvent(card: CardId, { view, words }: Reading): CardStatus {
  if (!view.events.past.includes(card)) return PRINTED;
  const lasts = view.events.inForce === card ? 'inForce' : 'over';
  const kind = eventCard(card).kind === 'immediate' ? 'happened' : lasts;
  return { level: 0, polluted: false, lines: [{ tone: 'plain', phrase: words(kind, {}) }] };
}
