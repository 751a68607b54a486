import type { AnimalCard } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { AnimalFilter, Feed, FeedBranch } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type IconPart, type Phrase } from '../phrase.ts';
import { feedIn, shortFeedIn } from './by-kind.ts';
import { payingFirst, reducesAgain, setApart } from './feed-order.ts';
import type { Grammar } from './grammar.ts';

/** How a way to feed an animal relates to the ways beside it. */
export interface Beside {
  /** It reduces one animal as the way before it does, so that the verb is not repeated. */
  readonly again: boolean;
  /** The next way does the same. */
  readonly goesOn: boolean;
  /** It is set apart from the way before it by more than "or". */
  readonly apart: boolean;
  /** It is the last way, or the next one is set apart. */
  readonly closes: boolean;
}

/** The words of a language for the ways to feed an animal, as a clause without subject. */
export interface FeedWords {
  readonly free: () => Phrase;
  readonly inSymbiosis: () => Phrase;
  readonly extraFatigue: () => Phrase;
  readonly pay: (plankton: number) => Phrase;
  readonly reduce: (filter: AnimalFilter) => Phrase;
  readonly reduceDifferent: (times: number, filter: AnimalFilter) => Phrase;
  readonly reduceSeveral: (times: number, filter: AnimalFilter) => Phrase;
  /** One animal among ways that share the verb. */
  readonly reduceAmong: (filter: AnimalFilter, beside: Beside) => Phrase;
  /** Between a way and the one before it: " or ". */
  readonly or: (beside: Beside) => string;
  readonly byLevel: (low: Phrase, medium: Phrase) => Phrase;
  readonly whenBought: () => Phrase;
  readonly whenReduced: (filter: AnimalFilter) => Phrase;
  /** The same for an animal of the filter, which does not react to its own reduction. */
  readonly whenOtherReduced: (filter: AnimalFilter) => Phrase;
  readonly short: {
    readonly rises: IconPart;
    readonly symbiosis: IconPart;
    /** After the animals that are reduced: " not Large Fish". */
    readonly except: (not: AnimalFilter, times: number) => Phrase;
    readonly byItself: IconPart;
    readonly coral: string;
    readonly reduced: (filter: AnimalFilter) => IconPart;
  };
}

export interface FeedPhrases extends Pick<Catalogue, 'feeds' | 'feedsShort'> {
  /** One way to feed an animal, or all ways on its card. */
  readonly feedWords: (feed: Feed | FeedBranch, card: AnimalCard) => Phrase;
  /** As it stands on the cards of an offer. */
  readonly feedLine: (feed: Feed) => Phrase;
}

export function feedPhrasesOf(grammar: Grammar, words: FeedWords): FeedPhrases {
  const { filter: filterWords, shown, colon } = grammar;
  const { short } = words;

  /** The options in their order, joined with "or". */
  const joined = (options: readonly FeedBranch[], card: AnimalCard): Phrase =>
    payingFirst(options).reduce<Phrase>((said, option, index, sorted) => {
      const [before, after] = [sorted[index - 1], sorted[index + 1]];
      const beside: Beside = {
        again: reducesAgain(option, before),
        goesOn: after !== undefined && reducesAgain(after, option),
        apart: before !== undefined && setApart(option, before, sorted),
        closes: after === undefined || setApart(after, option, sorted),
      };
      const phrase =
        option.kind === 'reduce' && (beside.again || beside.goesOn)
          ? words.reduceAmong(option.filter, beside)
          : feedWords(option, card);
      return before === undefined ? phrase : say`${said}${words.or(beside)}${phrase}`;
    }, []);

  /**
   * The condition under which an animal is fed; its Fatigue is not mentioned, except where it is
   * the whole price.
   */
  const feeds: Catalogue['feeds'] = {
    free: words.free,
    symbiosisOnly: words.inSymbiosis,
    extraFatigue: words.extraFatigue,
    pay: ({ plankton }) => words.pay(plankton),
    reduce: ({ times, distinct, filter }) => {
      if (times === 1) return words.reduce(filter);
      return distinct ? words.reduceDifferent(times, filter) : words.reduceSeveral(times, filter);
    },
    or: ({ options }, card) => joined(options, card),
    byLevel: ({ low, medium }, card) =>
      words.byLevel(feedWords(low, card), feedWords(medium, card)),
    passive: (feed, card) => {
      if (feed.on === 'bought') return words.whenBought();
      // an animal does not react to its own reduction, which is mentioned only where it could
      return matchesAnimal(feed.filter, card)
        ? words.whenOtherReduced(feed.filter)
        : words.whenReduced(feed.filter);
    },
  };

  /** Without the arrow that stands before them all. */
  const feedsShort: Catalogue['feedsShort'] = {
    free: () => [shown.fatigue(1)],
    symbiosisOnly: () => say`${short.symbiosis}${colon}${shown.fatigue(1)}`,
    extraFatigue: () => say`${shown.fatigue(1)} + ${shown.fatigue(1)}`,
    pay: ({ plankton }) => say`${plankton} ${shown.plankton(plankton)}`,
    reduce: ({ times, filter: { not, ...kind } }) => {
      const prey = filterWords(kind, times);
      const counted = times === 1 ? prey : say`${times} ${prey}`;
      return not ? say`${counted}${short.except(not, times)}` : counted;
    },
    or: ({ options }) => join(payingFirst(options).map(feedShort), ' / '),
    byLevel: ({ low, medium }) => say`${feedShort(low)} | ${feedShort(medium)}`,
    passive: (feed) =>
      feed.on === 'bought'
        ? say`${short.byItself} ${short.coral}`
        : say`${short.byItself} ${filterWords(feed.filter, 1)} ${short.reduced(feed.filter)}`,
  };

  const feedWords = (feed: Feed | FeedBranch, card: AnimalCard): Phrase =>
    feedIn(feeds, feed, card);
  const feedShort = (feed: Feed | FeedBranch): Phrase => shortFeedIn(feedsShort, feed);

  return {
    ...{ feeds, feedsShort, feedWords },
    feedLine: (feed) =>
      feed.kind === 'passive' ? feedShort(feed) : say`${short.rises} ${feedShort(feed)}`,
  };
}
