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
  coins,
  colonies,
  fatigue,
  icon,
  ofCard,
  one,
  plankton,
  pollution,
  scales,
  theCard,
  toCard,
  tokens,
} from './words.ts';

function reduced(card: CardId, context: ActionContext): Phrase {
  const fall = fallOf(card, context);
  if (fall === 'unknown') return say`Réduire ${theCard(card)} d’un niveau`;
  return fall === 'extinct'
    ? say`Réduire ${theCard(card)} jusqu’à l’extinction`
    : say`Réduire ${theCard(card)} au niveau ${levels[fall]}`;
}

const raised = (card: CardId, context: ActionContext): Phrase =>
  say`Faire monter ${theCard(card)} au niveau ${levels[riseOf(card, context)]}`;

const DONE = say`Terminé`;

const cleaned = (card: CardId): Phrase => say`Retirer la ${pollution(1)} ${ofCard(card)}`;
const chosen = (card: CardId): Phrase => say`Choisir ${theCard(card)}`;

/** The action of choosing a card, by the question that it answers. */
const choices: Readonly<Record<QuestionKind, (card: CardId, context: ActionContext) => Phrase>> = {
  pollute: (card) => say`Polluer ${theCard(card)}`,
  clean: cleaned,
  purify: cleaned,
  raise: raised,
  reduce: reduced,
  rest: (card) => say`Retirer 1 ${fatigue(1)} ${toCard(card)}`,
  tire: (card, { view: { question } }) =>
    say`Placer ${question.count} ${fatigue(question.count)} sur ${theCard(card)}`,
  bloom: (card, { view }) =>
    say`Polluer ${theCard(card)} pour ${view.question.count} ${plankton(view.question.count)}`,
  discard: (card) => say`Choisir ${theCard(card)}, à remplacer`,
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
  clean: say`Ne plus retirer de ${pollution(1)}`,
  purify: say`Ne plus retirer de ${pollution(1)}`,
  raise: say`Ne plus rien faire monter`,
  rest: say`Ne plus retirer de ${fatigue(1)}`,
  colony: say`Ne plus placer de ${colonies(1)}`,
  bloom: say`Ne plus polluer`,
  discard: say`Ne plus remplacer de cartes`,
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
  clean: say`Ne pas retirer de ${pollution(1)}`,
  raise: say`Ne rien faire monter`,
  rest: say`Ne pas retirer de ${fatigue(1)}`,
  colony: say`Ne pas placer de ${colonies(1)}`,
};

/** One of the ways that a question lets choose from. */
function wayWords(index: number, context: ActionContext): Phrase {
  const way = chosenBranch(index, context);
  if (way === undefined) return say`Façon ${index + 1}`;
  return capitalised(way.of === 'feed' ? feedWords(way.branch, way.animal) : sequence(way.list));
}

function hunted(card: CardId, context: ActionContext): Phrase {
  const owner = preyOwner(card, context);
  return owner === undefined
    ? say`Chasser ${theCard(card)} dans l’offre`
    : say`Chasser ${theCard(card)} chez ${owner}`;
}

export const afterwards: Catalogue['afterwards'] = {
  purify: say`À la fin de cette manche, vous ne pourrez alors accueillir que des ${icon('scientists', incomes.scientists)}, pas de ${icon('tourists', incomes.tourists)}.`,
};

export const actions: Catalogue['actions'] = {
  buyCoral: ({ card }) => say`Acheter ${theCard(card)} pour ${CORAL_PRICE} ${coins(CORAL_PRICE)}`,
  buyAnimal: ({ card }, context) => {
    const price = animalPrice(context.view, inPlay(context), animalCard(card));
    return say`Acheter ${theCard(card)} pour ${price} ${coins(price)}`;
  },
  feed: ({ card }) => say`Nourrir ${theCard(card)}`,
  useCoral: ({ card }) => say`Activer ${theCard(card)}`,
  grow: (_, context) =>
    say`Faire pousser une ${colonies(1)} pour ${growthPrice(context.view, inPlay(context))} ${plankton(growthPrice(context.view, inPlay(context)))}`,
  purify: () => say`Épuration de l’eau`,
  sell: () => say`Vente d’algues`,
  bloom: () => say`Prolifération d’algues`,
  pass: () => say`Passer`,
  cell: (at, context) => say`Placer ${placeWords(at, context.view.question.card, reefOf(context))}`,
  pay: ({ scales }, { view: { question } }) => {
    const rest = question.count - scales;
    return say`Payer ${tokens(question.of === 'coins' ? { coins: rest, scales } : { plankton: rest, scales })}`;
  },
  branch: ({ index }, context) => wayWords(index, context),
  reduce: ({ card }, context) => reduced(card, context),
  shelter: ({ card }) =>
    say`Choisir ${theCard(card)}\u202f: dans son ${icon('shelter', 'Abri')}, sans perte de niveau`,
  hunt: ({ card }, context) => hunted(card, context),
  choose: ({ card }, context) => choices[context.view.question.kind](card, context),
  side: ({ card, side }, context) => {
    const placed = say`Placer une ${colonies(1)} sur le côté ${sides[side]} ${ofCard(card)}`;
    // a colony that no card gives is the one that is paid for
    return context.view.question.card === ''
      ? say`${placed} pour ${growthPrice(context.view, inPlay(context))} ${plankton(growthPrice(context.view, inPlay(context)))}`
      : placed;
  },
  amount: ({ count }, context) => {
    const { plankton: drift, scales: short } = saleOf(count, context);
    const sold = say`Vendre ${drift} ${plankton(drift)} pour ${count} ${coins(count)}`;
    const complete = one(short, 'complète', 'complètent');
    return short > 0 ? say`${sold}\u202f; ${short} ${scales(short)} ${complete}` : sold;
  },
  yes: (_, context) => {
    const { kind, card } = context.view.question;
    if (kind === 'partner') return raised(partnerOf(context), context);
    return kind === 'again' ? capitalised(sequence(repeated(card))) : say`Oui`;
  },
  no: (_, context) => {
    const { kind } = context.view.question;
    if (kind === 'partner') return say`Ne pas faire monter ${theCard(partnerOf(context))}`;
    return kind === 'again' ? say`Arrêter` : say`Non`;
  },
  income: ({ choice }, context) => {
    const { pollution: dirt, ...brings } = incomeFor(context.view, inPlay(context), choice);
    const price = dirt > 0 ? say`, plus ${dirt} ${pollution(dirt)}` : [];
    return say`${icon(choice, incomes[choice])}\u202f: ${tokens(brings)}${price}`;
  },
  done: (_, { view: { question } }) => {
    if (question.kind === 'discard' && question.count === 0) return say`Garder toutes les cartes`;
    if (question.kind === 'discard') return say`Remplacer ${all(question.chosen.map(theCard))}`;
    const nothing = question.chosen.length === 0 ? NOTHING[question.kind] : undefined;
    return nothing ?? endings[question.kind];
  },
};
