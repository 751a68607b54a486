import type { AnimalCard } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { Feed, FeedBranch } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { feedIn, shortFeedIn } from '../neutral/by-kind.ts';
import { payingFirst, reducesAgain, setApart } from '../neutral/feed-order.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { fatigue, filterWords, icon, plankton, withArticle } from './words.ts';

const rise = icon('rise', 'rises');

/**
 * The condition under which an animal is fed; its Fatigue is not mentioned, except where it is the
 * whole price.
 */
export const feeds: Catalogue['feeds'] = {
  free: () => say`free (${fatigue} only)`,
  symbiosisOnly: () => say`only in ${icon('symbiosis', 'Symbiosis')}: free (${fatigue} only)`,
  extraFatigue: () => say`take 2 ${fatigue} instead of 1`,
  pay: (feed) => say`pay ${feed.plankton} ${plankton}`,
  reduce: (feed) => {
    if (feed.times === 1) return say`reduce 1 ${filterWords(feed.filter, 1)}`;
    const several = filterWords(feed.filter, feed.times);
    return feed.distinct
      ? say`reduce ${feed.times} different ${several}`
      : say`reduce ${feed.times} ${several}, or 1 ${filterWords(feed.filter, 1)} twice`;
  },
  or: ({ options }, card) =>
    payingFirst(options).reduce<Phrase>((said, option, index, sorted) => {
      const before = sorted[index - 1];
      const words = optionWords(option, { before, card });
      if (before === undefined) return words;
      return say`${said}${setApart(option, before, sorted) ? ', or ' : ' or '}${words}`;
    }, []),
  byLevel: ({ low, medium }, card) =>
    say`to medium: ${feedWords(low, card)}; to high: ${feedWords(medium, card)}`,
  passive: (feed, card) => {
    if (feed.on === 'bought') return say`rises by itself whenever you buy a coral`;
    const kind = filterWords(feed.filter, 1);
    // an animal does not react to its own reduction, which is mentioned only where it could
    const other = matchesAnimal(feed.filter, card) ? say`another ${kind}` : withArticle(kind);
    return say`rises by itself whenever ${other} of yours is reduced`;
  },
};

/** Without the arrow that stands before them all. */
export const feedsShort: Catalogue['feedsShort'] = {
  free: () => [fatigue],
  symbiosisOnly: () => say`${icon('symbiosis', 'Symbiosis')}: ${fatigue}`,
  extraFatigue: () => say`${fatigue} + ${fatigue}`,
  pay: (feed) => say`${feed.plankton} ${plankton}`,
  reduce: (feed) => {
    const { not, ...kind } = feed.filter;
    const prey = filterWords(kind, feed.times);
    const counted = feed.times === 1 ? prey : say`${feed.times} ${prey}`;
    return not ? say`${counted} not ${filterWords(not, 1)}` : counted;
  },
  or: (feed) => join(payingFirst(feed.options).map(feedShort), ' / '),
  byLevel: (feed) => say`${feedShort(feed.low)} | ${feedShort(feed.medium)}`,
  passive: (feed) => {
    const passive = icon('passive', 'by itself');
    return feed.on === 'bought'
      ? say`${passive} coral`
      : say`${passive} ${filterWords(feed.filter, 1)} ${icon('fall', 'reduced')}`;
  },
};

/** "reduce 1 Small Fish or 1 Crustacean": the verb is not repeated. */
function optionWords(
  option: FeedBranch,
  { before, card }: { readonly before: FeedBranch | undefined; readonly card: AnimalCard },
): Phrase {
  return reducesAgain(option, before)
    ? say`1 ${filterWords(option.filter, 1)}`
    : feedWords(option, card);
}

/** One way to feed an animal, or all ways on its card. */
export const feedWords = (feed: Feed | FeedBranch, card: AnimalCard): Phrase =>
  feedIn(feeds, feed, card);

const feedShort = (feed: Feed | FeedBranch): Phrase => shortFeedIn(feedsShort, feed);

/** As it stands on the cards of an offer. */
export function feedLine(feed: Feed): Phrase {
  return feed.kind === 'passive' ? feedShort(feed) : say`${rise} ${feedShort(feed)}`;
}
