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
import { ofTheCard, theCardDative, theCardObject } from './cases.ts';
import { feedWords } from './feeds.ts';
import { all } from './format.ts';
import { incomes, levels, sides } from './names.ts';
import { sequence } from './ops.ts';
import { placeWords } from './places.ts';
import {
  coins,
  colonies,
  fatigue,
  icon,
  one,
  plankton,
  pollution,
  scales,
  tokens,
} from './words.ts';

function reduced(card: CardId, context: ActionContext): Phrase {
  const fall = fallOf(card, context);
  if (fall === 'unknown') return say`Senke ${theCardObject(card)} um eine Stufe`;
  return fall === 'extinct'
    ? say`Lass ${theCardObject(card)} aussterben`
    : say`Senke ${theCardObject(card)} auf ${levels[fall]}`;
}

const raised = (card: CardId, context: ActionContext): Phrase =>
  say`Steigere ${theCardObject(card)} auf ${levels[riseOf(card, context)]}`;

const DONE = say`Fertig`;

const cleaned = (card: CardId): Phrase => say`Entferne ${pollution(1)} von ${theCardDative(card)}`;
const chosen = (card: CardId): Phrase => say`Wähle ${theCardObject(card)}`;

/** The action of choosing a card, by the question that it answers. */
const choices: Readonly<Record<QuestionKind, (card: CardId, context: ActionContext) => Phrase>> = {
  pollute: (card) => say`Verschmutze ${theCardObject(card)}`,
  clean: cleaned,
  purify: cleaned,
  raise: raised,
  reduce: reduced,
  rest: (card) => say`Entferne 1 ${fatigue} von ${theCardDative(card)}`,
  tire: (card, { view }) => say`Lege ${view.question.count} ${fatigue} auf ${theCardObject(card)}`,
  bloom: (card, { view }) =>
    say`Verschmutze ${theCardObject(card)} für ${view.question.count} ${plankton}`,
  discard: (card) => say`Wähle ${theCardObject(card)} zum Ersetzen`,
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
  clean: say`Keine ${pollution(1)} mehr entfernen`,
  purify: say`Keine ${pollution(1)} mehr entfernen`,
  raise: say`Kein Tier mehr steigern`,
  rest: say`Keine ${fatigue} mehr entfernen`,
  colony: say`Keine ${colonies(2)} mehr setzen`,
  bloom: say`Nicht weiter verschmutzen`,
  discard: say`Keine Karten mehr ersetzen`,
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
  clean: say`Keine ${pollution(1)} entfernen`,
  raise: say`Kein Tier steigern`,
  rest: say`Keine ${fatigue} entfernen`,
  colony: say`Keine ${colonies(2)} setzen`,
};

/** One of the ways that a question lets choose from. */
function wayWords(index: number, context: ActionContext): Phrase {
  const way = chosenBranch(index, context);
  if (way === undefined) return say`Möglichkeit ${index + 1}`;
  return capitalised(way.of === 'feed' ? feedWords(way.branch, way.animal) : sequence(way.list));
}

function hunted(card: CardId, context: ActionContext): Phrase {
  const owner = preyOwner(card, context);
  return owner === undefined
    ? say`Jage ${theCardObject(card)} in der Auslage`
    : say`Jage ${theCardObject(card)} bei ${owner}`;
}

export const afterwards: Catalogue['afterwards'] = {
  purify: say`Am Ende dieser Runde kannst du dann nur ${icon('scientists', incomes.scientists)} empfangen, keine ${icon('tourists', incomes.tourists)}.`,
};

export const actions: Catalogue['actions'] = {
  buyCoral: ({ card }) =>
    say`Kaufe ${theCardObject(card)} für ${CORAL_PRICE} ${coins(CORAL_PRICE)}`,
  buyAnimal: ({ card }, context) => {
    const price = animalPrice(context.view, inPlay(context), animalCard(card));
    return say`Kaufe ${theCardObject(card)} für ${price} ${coins(price)}`;
  },
  feed: ({ card }) => say`Füttere ${theCardObject(card)}`,
  useCoral: ({ card }) => say`Nutze ${theCardObject(card)}`,
  grow: (_, context) =>
    say`Lass für ${growthPrice(context.view, inPlay(context))} ${plankton} eine ${colonies(1)} wachsen`,
  purify: () => say`Wasserreinigung`,
  sell: () => say`Algenverkauf`,
  bloom: () => say`Algenblüte`,
  pass: () => say`Passe für diese Runde`,
  cell: (at, context) =>
    say`Lege sie ${placeWords(at, context.view.question.card, reefOf(context))}`,
  pay: ({ scales: used }, { view: { question } }) => {
    const rest = question.count - used;
    const paid = question.of === 'coins' ? { coins: rest } : { plankton: rest };
    return say`Zahle ${tokens({ ...paid, scales: used })}`;
  },
  branch: ({ index }, context) => wayWords(index, context),
  reduce: ({ card }, context) => reduced(card, context),
  shelter: ({ card }) =>
    say`Nimm ${theCardObject(card)} als Beute, im ${icon('shelter', 'Unterschlupf')} ohne Stufenverlust`,
  hunt: ({ card }, context) => hunted(card, context),
  choose: ({ card }, context) => choices[context.view.question.kind](card, context),
  side: ({ card, side }, context) => {
    const where = say`${sides[side]}seite ${ofTheCard(card)}`;
    // a colony that no card gives is the one that is paid for
    return context.view.question.card === ''
      ? say`Setze für ${growthPrice(context.view, inPlay(context))} ${plankton} eine ${colonies(1)} an die ${where}`
      : say`Setze eine ${colonies(1)} an die ${where}`;
  },
  amount: ({ count }, context) => {
    const { plankton: drift, scales: short } = saleOf(count, context);
    const sold = say`Verkaufe ${drift} ${plankton} für ${count} ${coins(count)}`;
    if (short === 0) return sold;
    return say`${sold}; ${short} ${scales(short)} ${one(short, 'springt', 'springen')} ein`;
  },
  yes: (_, context) => {
    const { kind, card } = context.view.question;
    if (kind === 'partner') return raised(partnerOf(context), context);
    return kind === 'again' ? capitalised(sequence(repeated(card))) : say`Ja`;
  },
  no: (_, context) => {
    const { kind } = context.view.question;
    if (kind === 'partner') return say`Lass ${theCardObject(partnerOf(context))} unverändert`;
    return kind === 'again' ? say`Aufhören` : say`Nein`;
  },
  income: ({ choice }, context) => {
    const { pollution: dirt, ...brings } = incomeFor(context.view, inPlay(context), choice);
    const price = dirt > 0 ? say`, dazu ${dirt} ${pollution(dirt)}` : [];
    return say`${icon(choice, incomes[choice])}: ${tokens(brings)}${price}`;
  },
  done: (_, { view: { question } }) => {
    if (question.kind === 'discard' && question.count === 0) return say`Behalte alle Karten`;
    if (question.kind === 'discard') return say`Ersetze ${all(question.chosen.map(theCardObject))}`;
    const nothing = question.chosen.length === 0 ? NOTHING[question.kind] : undefined;
    return nothing ?? endings[question.kind];
  },
};
