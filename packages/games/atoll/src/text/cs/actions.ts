import { animalCard, CORAL_PRICE } from '../../cards/index.ts';
import { animalPrice, growthPrice, incomeFor } from '../../modifiers.ts';
import type { QuestionKind } from '../../view.ts';
import type { CardId } from '../../vocabulary.ts';
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
import { feedWords } from './feeds.ts';
import { all } from './format.ts';
import { guests, incomes, sideWords, toLevel } from './names.ts';
import { sequence } from './ops.ts';
import { placeWords } from './places.ts';
import {
  cardObject,
  cardWord,
  coins,
  colonies,
  fatigues,
  icon,
  planktons,
  pollution,
  scales,
  tokens,
} from './words.ts';

// Buttons are infinitives, and a card stands as their object, in the accusative. Where the
// sentence needs another case, the word "karta" takes it and the name stays as it is.

function reduced(card: CardId, context: ActionContext): Phrase {
  const fall = fallOf(card, context);
  if (fall === 'unknown') return say`Snížit ${cardObject(card)} o úroveň`;
  return fall === 'extinct'
    ? say`Nechat ${cardObject(card)} vymřít`
    : say`Snížit ${cardObject(card)} ${toLevel(fall)}`;
}

const raised = (card: CardId, context: ActionContext): Phrase =>
  say`Zvýšit ${cardObject(card)} ${toLevel(riseOf(card, context))}`;

const DONE = say`Hotovo`;

const cleaned = (card: CardId): Phrase => say`Odstranit ${pollution} z karty ${cardWord(card)}`;
const chosen = (card: CardId): Phrase => say`Vybrat ${cardObject(card)}`;

/** The action of choosing a card, by the question that it answers. */
const choices: Readonly<Record<QuestionKind, (card: CardId, context: ActionContext) => Phrase>> = {
  pollute: (card) => say`Znečistit ${cardObject(card)}`,
  clean: cleaned,
  purify: cleaned,
  raise: raised,
  reduce: reduced,
  rest: (card) => say`Odebrat 1 ${fatigues(1)} z karty ${cardWord(card)}`,
  tire: (card, { view: { question } }) =>
    say`Přidat ${question.count} ${fatigues(question.count)} na kartu ${cardWord(card)}`,
  bloom: (card, { view: { question } }) =>
    say`Znečistit ${cardObject(card)} a získat ${question.count} ${planktons(question.count)}`,
  discard: (card) => say`Vybrat ${cardObject(card)} k výměně`,
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
  clean: say`Další ${pollution} neodstraňovat`,
  purify: say`Další ${pollution} neodstraňovat`,
  raise: say`Už nezvyšovat`,
  rest: say`Další ${fatigues(1)} neodebírat`,
  colony: say`Další ${colonies(2)} neumisťovat`,
  bloom: say`Už neznečišťovat`,
  discard: say`Další karty neměnit`,
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
  clean: say`Nic neodstraňovat`,
  raise: say`Nikoho nezvyšovat`,
  rest: say`${fatigues(1)} nikomu neodebírat`,
  colony: say`${colonies(2)} neumisťovat`,
};

/** One of the ways that a question lets choose from. */
function wayWords(index: number, context: ActionContext): Phrase {
  const way = chosenBranch(index, context);
  if (way === undefined) return say`Způsob ${index + 1}`;
  return capitalised(way.of === 'feed' ? feedWords(way.branch, way.animal) : sequence(way.list));
}

function hunted(card: CardId, context: ActionContext): Phrase {
  const owner = preyOwner(card, context);
  return owner === undefined
    ? say`Ulovit ${cardObject(card)} v nabídce`
    : say`Ulovit ${cardObject(card)} (${owner})`;
}

export const afterwards: Catalogue['afterwards'] = {
  purify: say`Na konci tohoto kola pak můžeš pozvat jen ${icon('scientists', guests.scientists)}, ne ${icon('tourists', guests.tourists)}.`,
};

export const actions: Catalogue['actions'] = {
  buyCoral: ({ card }) => say`Koupit ${cardObject(card)} za ${CORAL_PRICE} ${coins(CORAL_PRICE)}`,
  buyAnimal: ({ card }, context) => {
    const price = animalPrice(context.view, inPlay(context), animalCard(card));
    return say`Koupit ${cardObject(card)} za ${price} ${coins(price)}`;
  },
  feed: ({ card }) => say`Nakrmit ${cardObject(card)}`,
  useCoral: ({ card }) => say`Použít ${cardObject(card)}`,
  grow: (_, context) => {
    const price = growthPrice(context.view, inPlay(context));
    return say`Růst ${icon('colony', 'kolonie')} za ${price} ${planktons(price)}`;
  },
  purify: () => say`Čištění vody`,
  sell: () => say`Prodej řas`,
  bloom: () => say`Vodní květ`,
  pass: () => say`Pasovat v tomto kole`,
  cell: (at, context) =>
    say`Umístit ${placeWords(at, context.view.question.card, reefOf(context))}`,
  pay: ({ scales: stand }, { view: { question } }) => {
    const rest = question.count - stand;
    const kind = question.of === 'coins' ? { coins: rest } : { plankton: rest };
    return say`Zaplatit ${tokens({ ...kind, scales: stand })}`;
  },
  branch: ({ index }, context) => wayWords(index, context),
  reduce: ({ card }, context) => reduced(card, context),
  shelter: ({ card }) =>
    say`Kořist: ${cardWord(card)}, díky ${icon('shelter', 'Úkrytu')} o úroveň nepřijde`,
  hunt: ({ card }, context) => hunted(card, context),
  choose: ({ card }, context) => choices[context.view.question.kind](card, context),
  side: ({ card, side }, context) => {
    const placed = say`Umístit ${colonies(1)} na ${sideWords[side]} stranu karty ${cardWord(card)}`;
    if (context.view.question.card !== '') return placed;
    // a colony that no card gives is the one that is paid for
    const price = growthPrice(context.view, inPlay(context));
    return say`${placed} za ${price} ${planktons(price)}`;
  },
  amount: ({ count }, context) => {
    const { plankton: drift, scales: short } = saleOf(count, context);
    const sold = say`Prodat ${drift} ${planktons(drift)} za ${count} ${coins(count)}`;
    return short > 0 ? say`${sold}; co chybí, nahradí ${short} ${scales(short, 'nom')}` : sold;
  },
  yes: (_, context) => {
    const { kind, card } = context.view.question;
    if (kind === 'partner') return raised(partnerOf(context), context);
    return kind === 'again' ? capitalised(sequence(repeated(card))) : say`Ano`;
  },
  no: (_, context) => {
    const { kind } = context.view.question;
    if (kind === 'partner') return say`Nechat ${cardObject(partnerOf(context))} být`;
    return kind === 'again' ? say`Přestat` : say`Ne`;
  },
  income: ({ choice }, context) => {
    const { pollution: dirt, ...brings } = incomeFor(context.view, inPlay(context), choice);
    const price = dirt > 0 ? say`, ale ${dirt} ${pollution}` : [];
    return say`${icon(choice, incomes[choice])}: ${tokens(brings, { form: 'nom' })}${price}`;
  },
  done: (_, { view: { question } }) => {
    if (question.kind === 'discard' && question.count === 0) return say`Nechat všechny karty`;
    if (question.kind === 'discard')
      return say`Vyměnit ${all(question.chosen.map((card) => [cardObject(card)]))}`;
    const nothing = question.chosen.length === 0 ? NOTHING[question.kind] : undefined;
    return nothing ?? endings[question.kind];
  },
};
