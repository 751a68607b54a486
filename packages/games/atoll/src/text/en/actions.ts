import {
  animalCard,
  CORAL_PRICE,
  coralCard,
  eventCard,
  isAnimal,
  isEvent,
} from '../../cards/index.ts';
import {
  animalPrice,
  feedPrice,
  growthPrice,
  incomeFor,
  type CoralsInPlay,
} from '../../modifiers.ts';
import { branches } from '../../rules/branch.ts';
import { SALE_RATE } from '../../rules/support.ts';
import type { AnimalView, QuestionKind, SeatView } from '../../view.ts';
import type { CardId, Feed, Level, Op } from '../../vocabulary.ts';
import type { ActionContext, Catalogue } from '../catalogue.ts';
import { capitalised, say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { feedWords } from './feeds.ts';
import { incomes, levels, sides } from './names.ts';
import { sequence } from './ops.ts';
import { placeWords } from './places.ts';
import {
  cardWord,
  coins,
  colonies,
  fatigue,
  icon,
  plankton,
  pollution,
  possessive,
  scales,
  tokens,
} from './words.ts';

const reefOf = ({ view, seat }: ActionContext): SeatView => view.seats[seat] as SeatView;
const inPlay = (context: ActionContext): CoralsInPlay => ({ corals: reefOf(context).reefCorals });

function animalOf(context: ActionContext, card: CardId): AnimalView | undefined {
  return reefOf(context).reefAnimals.find((animal) => animal.card === card);
}

/**
 * Whether a feeding may name one animal more than once, so that the level it falls to is not known
 * beforehand.
 */
function mayRepeat(feed: Feed): boolean {
  if (feed.kind === 'byLevel') return mayRepeat(feed.low) || mayRepeat(feed.medium);
  if (feed.kind === 'or') return feed.options.some(mayRepeat);
  return feed.kind === 'reduce' && feed.times > 1 && !feed.distinct;
}

function reduced(card: CardId, context: ActionContext): Phrase {
  const { question } = context.view;
  if (question.kind === 'prey' && mayRepeat(animalCard(question.card).feed))
    return say`Reduce ${cardWord(card)} one level`;
  const level = animalOf(context, card)?.level ?? 1;
  return level > 1
    ? say`Reduce ${cardWord(card)} to ${levels[(level - 1) as Level]}`
    : say`Reduce ${cardWord(card)} to extinction`;
}

function raised(card: CardId, context: ActionContext): Phrase {
  const level = animalOf(context, card)?.level ?? 1;
  return say`Raise ${cardWord(card)} to ${levels[Math.min(3, level + 1) as Level]}`;
}

const DONE = say`Done`;

const cleaned = (card: CardId): Phrase => say`Remove ${pollution} from ${cardWord(card)}`;
const chosen = (card: CardId): Phrase => say`Choose ${cardWord(card)}`;

/** What choosing a card means, by the question that it answers. */
const choices: Readonly<Record<QuestionKind, (card: CardId, context: ActionContext) => Phrase>> = {
  pollute: (card) => say`Pollute ${cardWord(card)}`,
  clean: cleaned,
  purify: cleaned,
  raise: raised,
  reduce: reduced,
  rest: (card) => say`Remove 1 ${fatigue} from ${cardWord(card)}`,
  tire: (card, { view }) => say`Put ${view.question.count} ${fatigue} on ${cardWord(card)}`,
  bloom: (card, { view }) => say`Pollute ${cardWord(card)} for ${view.question.count} ${plankton}`,
  discard: (card) => say`Choose ${cardWord(card)} to be replaced`,
  none: chosen,
  turn: chosen,
  cell: chosen,
  payment: chosen,
  branch: chosen,
  prey: chosen,
  partner: chosen,
  colony: chosen,
  again: chosen,
  oneOf: chosen,
  sale: chosen,
  income: chosen,
};

/** What closes a set of choices, by the question that it answers. */
const endings: Readonly<Record<QuestionKind, Phrase>> = {
  clean: say`Remove no more ${pollution}`,
  purify: say`Remove no more ${pollution}`,
  raise: say`Raise no more`,
  rest: say`Remove no more ${fatigue}`,
  colony: say`Place no more ${colonies(2)}`,
  bloom: say`Pollute no more`,
  discard: say`Replace no more cards`,
  none: DONE,
  turn: DONE,
  cell: DONE,
  payment: DONE,
  branch: DONE,
  prey: DONE,
  partner: DONE,
  pollute: DONE,
  reduce: DONE,
  again: DONE,
  tire: DONE,
  oneOf: DONE,
  sale: DONE,
  income: DONE,
};

/** What a coral or an event does at once. */
function opsOf(card: CardId): readonly Op[] {
  if (isEvent(card)) {
    const event = eventCard(card);
    return event.kind === 'immediate' ? event.do : [];
  }
  const { ability } = coralCard(card);
  return ability.type === 'immediate' || ability.type === 'action' ? ability.do : [];
}

/** The part of a coral's effect that is repeated by decision. */
function repeated(card: CardId): readonly Op[] {
  return opsOf(card).flatMap((op) => (op.op === 'upTo' ? op.do : []));
}

/**
 * A way to feed with its price as it is now, or one of the lists that a card lets its owner choose
 * from.
 */
function way(index: number, context: ActionContext): Phrase {
  const { view } = context;
  const { card } = view.question;
  if (!isAnimal(card)) {
    const list = opsOf(card).flatMap((op) => (op.op === 'oneOf' ? op.options : []))[index];
    return list ? sequence(list) : [];
  }
  const animal = animalCard(card);
  const branch = branches(animal.feed, animalOf(context, card)?.level ?? 1)[index];
  if (branch?.kind !== 'pay') return branch ? feedWords(branch, animal) : [];
  const now = { ...branch, plankton: feedPrice(view, inPlay(context), branch.plankton) };
  return feedWords(now, animal);
}

function hunted(card: CardId, { view, seat, names }: ActionContext): Phrase {
  const owner = view.seats.findIndex(
    (other, index) => index !== seat && other.reefAnimals.some((animal) => animal.card === card),
  );
  return owner < 0
    ? say`Hunt ${cardWord(card)} in the offer`
    : say`Hunt ${possessive(names[owner] ?? '')} ${cardWord(card)}`;
}

function partnerOf(context: ActionContext): CardId {
  return animalOf(context, context.view.question.card)?.partner ?? '';
}

export const afterwards: Catalogue['afterwards'] = {
  purify: say`Then ${icon('scientists', incomes.scientists)} come instead of ${icon('tourists', incomes.tourists)} in this Recovery.`,
};

export const actions: Catalogue['actions'] = {
  buyCoral: ({ card }) => say`Buy ${cardWord(card)} for ${CORAL_PRICE} ${coins(CORAL_PRICE)}`,
  buyAnimal: ({ card }, context) => {
    const price = animalPrice(context.view, inPlay(context), animalCard(card));
    return say`Buy ${cardWord(card)} for ${price} ${coins(price)}`;
  },
  feed: ({ card }) => say`Feed ${cardWord(card)}`,
  useCoral: ({ card }) => say`Use ${cardWord(card)}`,
  grow: (_, context) =>
    say`Grow a ${colonies(1)} for ${growthPrice(context.view, inPlay(context))} ${plankton}`,
  purify: () => say`Water Purification`,
  sell: () => say`Seaweed Sale`,
  bloom: () => say`Algal Bloom`,
  pass: () => say`Pass the round`,
  cell: (at, context) => say`Place ${placeWords(at, context.view.question.card, reefOf(context))}`,
  pay: ({ scales }, { view: { question } }) => {
    const rest = question.count - scales;
    return say`Pay ${tokens(question.of === 'coins' ? { coins: rest, scales } : { plankton: rest, scales })}`;
  },
  branch: ({ index }, context) => {
    const words = way(index, context);
    return words.length > 0 ? capitalised(words) : say`Way ${index + 1}`;
  },
  reduce: ({ card }, context) => reduced(card, context),
  shelter: ({ card }) => say`Feed on ${cardWord(card)}: ${icon('shelter', 'Shelter')} spares it`,
  hunt: ({ card }, context) => hunted(card, context),
  choose: ({ card }, context) => choices[context.view.question.kind](card, context),
  side: ({ card, side }, context) => {
    const placed = say`Place a ${colonies(1)} on the ${sides[side]} side of ${cardWord(card)}`;
    // a colony that no card gives is the one that is paid for
    return context.view.question.card === ''
      ? say`${placed} for ${growthPrice(context.view, inPlay(context))} ${plankton}`
      : placed;
  },
  amount: ({ count }, context) => {
    const sold = say`Sell ${count * SALE_RATE} ${plankton} for ${count} ${coins(count)}`;
    const short = count * SALE_RATE - reefOf(context).plankton;
    return short > 0 ? say`${sold}; ${short} ${scales(short)} stand in` : sold;
  },
  yes: (_, context) => {
    const { kind, card } = context.view.question;
    if (kind === 'partner') return raised(partnerOf(context), context);
    return kind === 'again' ? capitalised(sequence(repeated(card))) : say`Yes`;
  },
  no: (_, context) => {
    const { kind } = context.view.question;
    if (kind === 'partner') return say`Leave ${cardWord(partnerOf(context))} as it is`;
    return kind === 'again' ? say`Stop` : say`No`;
  },
  income: ({ choice }, context) => {
    const { pollution: dirt, ...brings } = incomeFor(context.view, inPlay(context), choice);
    const price = dirt > 0 ? say` for ${dirt} ${pollution}` : [];
    return say`${icon(choice, incomes[choice])}: ${tokens(brings)}${price}`;
  },
  done: (_, { view: { question } }) => {
    if (question.kind === 'discard' && question.count === 0) return say`Keep all cards`;
    if (question.kind === 'discard')
      return say`Replace ${all(question.chosen.map((card) => [cardWord(card)]))}`;
    return endings[question.kind];
  },
};
