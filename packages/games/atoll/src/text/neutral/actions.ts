import { animalCard, CORAL_PRICE } from '../../cards/index.ts';
import { animalPrice, growthPrice, incomeFor } from '../../modifiers.ts';
import type { QuestionKind } from '../../view.ts';
import type { CardId, Level, Side } from '../../vocabulary.ts';
import type { ActionContext, Catalogue } from '../catalogue.ts';
import { capitalised, say, type Phrase } from '../phrase.ts';
import {
  chosenBranch,
  fallOf,
  inPlay,
  partnerOf,
  preyOwner,
  reefOf,
  repeated,
  riseOf,
  saleOf,
} from './asked.ts';
import type { FeedPhrases } from './feeds.ts';
import type { Grammar } from './grammar.ts';
import type { OpPhrases } from './ops.ts';
import { placeOf, type Direction } from './place.ts';
import { tokenPhrasesOf } from './tokens.ts';

/** Words for the questions that choose several things, one by one. */
interface SetWords {
  readonly clean: () => Phrase;
  readonly raise: () => Phrase;
  readonly rest: () => Phrase;
  readonly colony: () => Phrase;
}

/** The words of a language on the buttons of actions. */
export interface ActionWords {
  /** For a number of coins. */
  readonly buy: (card: CardId, price: number) => Phrase;
  readonly feed: (card: CardId) => Phrase;
  readonly use: (card: CardId) => Phrase;
  readonly grow: (plankton: number) => Phrase;
  readonly purify: () => Phrase;
  readonly sell: () => Phrase;
  readonly bloom: () => Phrase;
  readonly pass: () => Phrase;
  readonly put: (place: Phrase) => Phrase;
  /** "in column 2, row 3" */
  readonly cell: (column: number, row: number) => Phrase;
  /** "south of Lace coral" */
  readonly beside: (coral: CardId, direction: Direction) => Phrase;
  readonly pay: (tokens: Phrase) => Phrase;
  /** A way without a name, by its number from 1. */
  readonly branch: (number: number) => Phrase;
  readonly reduceOnce: (card: CardId) => Phrase;
  readonly reduceTo: (card: CardId, level: Level) => Phrase;
  readonly toExtinction: (card: CardId) => Phrase;
  readonly raiseTo: (card: CardId, level: Level) => Phrase;
  readonly shelter: (card: CardId) => Phrase;
  /** In the offer, or of a person by name. */
  readonly huntOffered: (card: CardId) => Phrase;
  readonly huntOf: (card: CardId, owner: string) => Phrase;
  readonly choose: (card: CardId) => Phrase;
  /** Choosing a card that is changed at once, with the count of the question. */
  readonly choices: {
    readonly pollute: (card: CardId) => Phrase;
    readonly clean: (card: CardId) => Phrase;
    readonly rest: (card: CardId) => Phrase;
    readonly tire: (card: CardId, count: number) => Phrase;
    readonly bloom: (card: CardId, count: number) => Phrase;
    readonly discard: (card: CardId) => Phrase;
  };
  readonly place: (card: CardId, side: Side) => Phrase;
  readonly placeFor: (card: CardId, side: Side, plankton: number) => Phrase;
  readonly sale: (plankton: number, coins: number) => Phrase;
  /** After a sale: "; 2 fish scales stand in". */
  readonly standIn: (scales: number) => Phrase;
  /** The partner of a risen animal does not rise. */
  readonly leave: (card: CardId) => Phrase;
  readonly yes: () => Phrase;
  readonly no: () => Phrase;
  readonly stop: () => Phrase;
  /** After the gains of an income: " and 1 pollution". */
  readonly andPollution: (count: number) => Phrase;
  readonly keepAll: () => Phrase;
  readonly replace: (cards: readonly CardId[]) => Phrase;
  /** The effect of a purification on the income of the round. */
  readonly afterPurification: () => Phrase;
  /** The end of a set of choices. */
  readonly done: () => Phrase;
  readonly noMore: SetWords & { readonly bloom: () => Phrase; readonly discard: () => Phrase };
  /** The same while nothing is chosen. */
  readonly none: SetWords;
}

type Chosen = (card: CardId, context: ActionContext) => Phrase;

/** The buttons of the actions in one language. */
export function actionPhrasesOf(
  grammar: Grammar,
  words: ActionWords & Pick<Catalogue, 'incomes'>,
  { feedWords, sequence }: FeedPhrases & OpPhrases,
): Catalogue['actions'] {
  const { tokens, tokensShown } = tokenPhrasesOf(grammar);

  const reduced: Chosen = (card, context) => {
    const fall = fallOf(card, context);
    if (fall === 'unknown') return words.reduceOnce(card);
    return fall === 'extinct' ? words.toExtinction(card) : words.reduceTo(card, fall);
  };
  const raised: Chosen = (card, context) => words.raiseTo(card, riseOf(card, context));

  /** The action of choosing a card, by the question that it answers. */
  const chosen: Chosen = (card, context) => {
    const { kind, count } = context.view.question;
    if (kind === 'raise') return raised(card, context);
    if (kind === 'reduce') return reduced(card, context);
    const said = choices[kind];
    return said === undefined ? words.choose(card) : said(card, count);
  };
  const choices: Readonly<Partial<Record<QuestionKind, (card: CardId, count: number) => Phrase>>> =
    { ...words.choices, purify: words.choices.clean };
  const noMore: Readonly<Partial<Record<QuestionKind, () => Phrase>>> = {
    ...words.noMore,
    purify: words.noMore.clean,
  };
  const none: Readonly<Partial<Record<QuestionKind, () => Phrase>>> = words.none;

  /** One of the ways that a question lets choose from. */
  function branchWords(index: number, context: ActionContext): Phrase {
    const branch = chosenBranch(index, context);
    if (branch === undefined) return words.branch(index + 1);
    return capitalised(
      branch.of === 'feed' ? feedWords(branch.branch, branch.animal) : sequence(branch.list),
    );
  }

  /** "south of Lace coral (2 colonies)" */
  function placeWords(
    at: { readonly x: number; readonly y: number },
    context: ActionContext,
  ): Phrase {
    const place = placeOf(at, context.view.question.card, reefOf(context));
    if (place.direction === undefined) return words.cell(place.column, place.row);
    const where = words.beside(place.coral, place.direction);
    const { colonies } = place;
    return colonies === undefined
      ? where
      : say`${where} (${colonies} ${grammar.shown.colonies(colonies)})`;
  }

  const growthOf = (context: ActionContext): number => growthPrice(context.view, inPlay(context));

  return {
    buyCoral: ({ card }) => words.buy(card, CORAL_PRICE),
    buyAnimal: ({ card }, context) =>
      words.buy(card, animalPrice(context.view, inPlay(context), animalCard(card))),
    feed: ({ card }) => words.feed(card),
    useCoral: ({ card }) => words.use(card),
    grow: (_, context) => words.grow(growthOf(context)),
    purify: words.purify,
    sell: words.sell,
    bloom: words.bloom,
    pass: words.pass,
    cell: (at, context) => words.put(placeWords(at, context)),
    pay: ({ scales }, { view: { question } }) => {
      const rest = question.count - scales;
      const kind = question.of === 'coins' ? { coins: rest } : { plankton: rest };
      return words.pay(tokens({ ...kind, scales }));
    },
    branch: ({ index }, context) => branchWords(index, context),
    reduce: ({ card }, context) => reduced(card, context),
    shelter: ({ card }) => words.shelter(card),
    hunt: ({ card }, context) => {
      const owner = preyOwner(card, context);
      return owner === undefined ? words.huntOffered(card) : words.huntOf(card, owner);
    },
    choose: ({ card }, context) => chosen(card, context),
    side: ({ card, side }, context) =>
      // a colony that no card gives is the one that is paid for
      context.view.question.card === ''
        ? words.placeFor(card, side, growthOf(context))
        : words.place(card, side),
    amount: ({ count }, context) => {
      const { plankton, scales } = saleOf(count, context);
      const sold = words.sale(plankton, count);
      return scales > 0 ? say`${sold}${words.standIn(scales)}` : sold;
    },
    yes: (_, context) => {
      const { kind, card } = context.view.question;
      if (kind === 'partner') return raised(partnerOf(context), context);
      return kind === 'again' ? capitalised(sequence(repeated(card))) : words.yes();
    },
    no: (_, context) => {
      const { kind } = context.view.question;
      if (kind === 'partner') return words.leave(partnerOf(context));
      return kind === 'again' ? words.stop() : words.no();
    },
    income: ({ choice }, context) => {
      const { pollution, ...brings } = incomeFor(context.view, inPlay(context), choice);
      const price = pollution > 0 ? words.andPollution(pollution) : [];
      const guests = { icon: choice, word: words.incomes[choice] };
      return say`${guests}${grammar.colon}${tokensShown(brings)}${price}`;
    },
    done: (_, { view: { question } }) => {
      const { count, kind } = question;
      if (kind === 'discard' && count === 0) return words.keepAll();
      if (kind === 'discard') return words.replace(question.chosen);
      const nothing = question.chosen.length === 0 ? none[kind] : undefined;
      return (nothing ?? noMore[kind] ?? words.done)();
    },
  };
}
