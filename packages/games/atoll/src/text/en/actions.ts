import { animalCard, CORAL_PRICE } from '../../cards/index.ts';
import { animalPrice, growthPrice, incomeFor } from '../../modifiers.ts';
import type { CardId } from '../../vocabulary.ts';
import type { QuestionKind } from '../../view.ts';
import type { ActionContext, Catalogue } from '../catalogue.ts';
import {
  fallOf,
  inPlay,
  partnerOf,
  preyOwner,
  reefOf,
  repeated,
  riseOf,
  saleOf,
  chosenBranch,
} from '../neutral/asked.ts';
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
  one,
  plankton,
  pollution,
  possessive,
  scales,
  tokens,
} from './words.ts';

function reduced(card: CardId, context: ActionContext): Phrase {
  const fall = fallOf(card, context);
  if (fall === 'unknown') return say`Reduce ${cardWord(card)} one level`;
  return fall === 'extinct'
    ? say`Reduce ${cardWord(card)} to extinction`
    : say`Reduce ${cardWord(card)} to ${levels[fall]}`;
}

const raised = (card: CardId, context: ActionContext): Phrase =>
  say`Raise ${cardWord(card)} to ${levels[riseOf(card, context)]}`;

const DONE = say`Done`;

const cleaned = (card: CardId): Phrase => say`Remove ${pollution} from ${cardWord(card)}`;
const chosen = (card: CardId): Phrase => say`Choose ${cardWord(card)}`;

/** The action of choosing a card, by the question that it answers. */
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

/** The action that ends a set of choices, by the question that it answers. */
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

/** The same while nothing is chosen, where that is possible. */
const NOTHING: Readonly<Partial<Record<QuestionKind, Phrase>>> = {
  clean: say`Remove no ${pollution}`,
  raise: say`Raise none`,
  rest: say`Remove no ${fatigue}`,
  colony: say`Place no ${colonies(2)}`,
};

/** One of the ways that a question lets choose from. */
function wayWords(index: number, context: ActionContext): Phrase {
  const way = chosenBranch(index, context);
  if (way === undefined) return say`Way ${index + 1}`;
  return capitalised(way.of === 'feed' ? feedWords(way.branch, way.animal) : sequence(way.list));
}

function hunted(card: CardId, context: ActionContext): Phrase {
  const owner = preyOwner(card, context);
  return owner === undefined
    ? say`Hunt ${cardWord(card)} in the offer`
    : say`Hunt ${possessive(owner)} ${cardWord(card)}`;
}

export const afterwards: Catalogue['afterwards'] = {
  purify: say`At the end of this round you can then let in ${icon('scientists', incomes.scientists)} only, no ${icon('tourists', incomes.tourists)}.`,
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
  branch: ({ index }, context) => wayWords(index, context),
  reduce: ({ card }, context) => reduced(card, context),
  shelter: ({ card }) =>
    say`Feed on ${cardWord(card)}: in ${icon('shelter', 'Shelter')} it keeps its level`,
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
    const { plankton: drift, scales: short } = saleOf(count, context);
    const sold = say`Sell ${drift} ${plankton} for ${count} ${coins(count)}`;
    return short > 0
      ? say`${sold}; ${short} ${scales(short)} ${one(short, 'stands', 'stand')} in`
      : sold;
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
    const price = dirt > 0 ? say` and ${dirt} ${pollution}` : [];
    return say`${icon(choice, incomes[choice])}: ${tokens(brings)}${price}`;
  },
  done: (_, { view: { question } }) => {
    if (question.kind === 'discard' && question.count === 0) return say`Keep all cards`;
    if (question.kind === 'discard')
      return say`Replace ${all(question.chosen.map((card) => [cardWord(card)]))}`;
    const nothing = question.chosen.length === 0 ? NOTHING[question.kind] : undefined;
    return nothing ?? endings[question.kind];
  },
};
