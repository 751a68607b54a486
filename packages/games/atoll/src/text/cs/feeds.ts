import type { AnimalCard } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { Feed, FeedBranch } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { feedIn, shortFeedIn } from '../neutral/by-kind.ts';
import { payingFirst, reducesAgain } from '../neutral/feed-order.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { byGender, fatigues, filterWords, icon, planktons } from './words.ts';

const rise = icon('rise', 'stoupá');
const fatigue = fatigues(1, 'nom');

/**
 * The condition under which an animal is fed; its Fatigue is not mentioned, except where it is the
 * whole price.
 */
export const feeds: Catalogue['feeds'] = {
  free: () => say`zdarma (jen ${fatigue})`,
  symbiosisOnly: () => say`jen v ${icon('symbiosis', 'Symbióze')}: zdarma (jen ${fatigue})`,
  extraFatigue: () => say`přidej 2 ${fatigues(2)} místo 1`,
  pay: (feed) => say`zaplať ${feed.plankton} ${planktons(feed.plankton)}`,
  reduce: (feed) => {
    const single = filterWords(feed.filter, 1, 'gen');
    if (feed.times === 1) return say`sniž úroveň 1 ${single}`;
    const several = filterWords(feed.filter, feed.times, 'gen');
    return feed.distinct
      ? say`sniž úroveň ${feed.times} různých ${several}`
      : say`sniž úroveň ${feed.times} ${several}, nebo 1 ${single} dvakrát`;
  },
  or: ({ options }, card) =>
    payingFirst(options).reduce<Phrase>((said, option, index, sorted) => {
      const before = sorted[index - 1];
      if (before === undefined) return feedWords(option, card);
      // a phrase under the same verb is no separate clause, and takes no comma
      return reducesAgain(option, before)
        ? say`${said} nebo 1 ${filterWords(option.filter, 1, 'gen')}`
        : say`${said}, nebo ${feedWords(option, card)}`;
    }, []),
  byLevel: ({ low, medium }, card) =>
    say`na střední úroveň: ${feedWords(low, card)}; na vysokou úroveň: ${feedWords(medium, card)}`,
  passive: (feed, card) => {
    if (feed.on === 'bought') return say`stoupá samovolně, kdykoli koupíš korál`;
    const kind = filterWords(feed.filter, 1, 'gen');
    // an animal does not react to its own reduction, which is mentioned only where it could
    const other = matchesAnimal(feed.filter, card)
      ? byGender(feed.filter, 'jiného tvého', 'jiné tvé')
      : byGender(feed.filter, 'tvého', 'tvé');
    return say`stoupá samovolně, kdykoli klesne úroveň ${other} ${kind}`;
  },
};

/** Without the arrow that stands before them all. */
export const feedsShort: Catalogue['feedsShort'] = {
  free: () => [fatigue],
  symbiosisOnly: () => say`${icon('symbiosis', 'Symbióza')}: ${fatigue}`,
  extraFatigue: () => say`${fatigue} + ${fatigue}`,
  pay: (feed) => say`${feed.plankton} ${planktons(feed.plankton, 'nom')}`,
  reduce: (feed) => {
    const prey = filterWords(feed.filter, feed.times);
    return feed.times === 1 ? prey : say`${feed.times} ${prey}`;
  },
  or: (feed) => join(payingFirst(feed.options).map(feedShort), ' / '),
  byLevel: (feed) => say`${feedShort(feed.low)} | ${feedShort(feed.medium)}`,
  passive: (feed) => {
    const passive = icon('passive', 'samovolně');
    return feed.on === 'bought'
      ? say`${passive} korál`
      : say`${passive} ${filterWords(feed.filter, 1)} ${icon('fall', 'klesá')}`;
  },
};

/** One way to feed an animal, or all ways on its card. */
export const feedWords = (feed: Feed | FeedBranch, card: AnimalCard): Phrase =>
  feedIn(feeds, feed, card);

const feedShort = (feed: Feed | FeedBranch): Phrase => shortFeedIn(feedsShort, feed);

/** As it stands on the cards of an offer. */
export function feedLine(feed: Feed): Phrase {
  return feed.kind === 'passive' ? feedShort(feed) : say`${rise} ${feedShort(feed)}`;
}
