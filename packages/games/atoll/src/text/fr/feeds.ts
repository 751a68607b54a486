import type { AnimalCard } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { Feed, FeedBranch } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { feedIn, shortFeedIn } from '../neutral/by-kind.ts';
import { payingFirst, reducesAgain, setApart } from '../neutral/feed-order.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { fatigue, filterWords, gendered, icon, oneOfYours, plankton } from './words.ts';

const rise = icon('rise', 'monte');

/** The condition under which an animal is fed, in the infinitive. */
export const feeds: Catalogue['feeds'] = {
  free: () => say`gratuit (${fatigue(1)} seulement)`,
  symbiosisOnly: () =>
    say`seulement en ${icon('symbiosis', 'Symbiose')}\u202f: gratuit (${fatigue(1)} seulement)`,
  extraFatigue: () => say`prendre 2 ${fatigue(2)} au lieu de 1`,
  pay: (feed) => say`payer ${feed.plankton} ${plankton(feed.plankton)}`,
  reduce: ({ filter, times, distinct }) => {
    if (times === 1) return say`réduire 1 ${filterWords(filter, 1)}`;
    return distinct
      ? say`réduire ${times} ${filterWords(filter, times, { different: true })}`
      : say`réduire ${times} ${filterWords(filter, times)}, ou 1 ${filterWords(filter, 1)} deux fois`;
  },
  or: ({ options }, card) =>
    payingFirst(options).reduce<Phrase>((said, option, index, sorted) => {
      const before = sorted[index - 1];
      const words = optionWords(option, { before, card });
      if (before === undefined) return words;
      const after = sorted[index + 1];
      const between = after === undefined || setApart(after, option, sorted) ? ' ou ' : ', ';
      return say`${said}${setApart(option, before, sorted) ? ', ou ' : between}${words}`;
    }, []),
  byLevel: ({ low, medium }, card) =>
    say`pour le niveau moyen\u202f: ${feedWords(low, card)}\u202f; pour le niveau haut\u202f: ${feedWords(medium, card)}`,
  passive: (feed, card) => {
    if (feed.on === 'bought')
      return say`monte automatiquement chaque fois que vous achetez un corail`;
    const { filter } = feed;
    // an animal does not react to its own reduction, which is mentioned only where it could
    const other = matchesAnimal(filter, card)
      ? say`${gendered(filter, 'un', 'une')} autre de vos ${filterWords(filter, 2)}`
      : oneOfYours(filter);
    return say`monte automatiquement chaque fois qu’${other} est ${gendered(filter, 'réduit', 'réduite')}`;
  },
};

/** Without the arrow that stands before them all. */
export const feedsShort: Catalogue['feedsShort'] = {
  free: () => [fatigue(1)],
  symbiosisOnly: () => say`${icon('symbiosis', 'Symbiose')}\u202f: ${fatigue(1)}`,
  extraFatigue: () => say`${fatigue(1)} + ${fatigue(1)}`,
  pay: (feed) => say`${feed.plankton} ${plankton(feed.plankton)}`,
  reduce: (feed) => {
    const { not, ...kind } = feed.filter;
    const prey = filterWords(kind, feed.times);
    const counted = feed.times === 1 ? prey : say`${feed.times} ${prey}`;
    return not ? say`${counted} sauf ${filterWords(not, feed.times)}` : counted;
  },
  or: (feed) => join(payingFirst(feed.options).map(feedShort), ' / '),
  byLevel: (feed) => say`${feedShort(feed.low)} | ${feedShort(feed.medium)}`,
  passive: (feed) => {
    const passive = icon('passive', 'automatique');
    return feed.on === 'bought'
      ? say`${passive} corail`
      : say`${passive} ${filterWords(feed.filter, 1)} ${icon('fall', gendered(feed.filter, 'réduit', 'réduite'))}`;
  },
};

/** "réduire 1 Petit poisson ou 1 Crustacé": the verb is not repeated. */
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
