import type { Feed, FeedBranch } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { fatigue, filterWords, icon, plankton } from './words.ts';

const rise = icon('rise', 'rises');

/**
 * The condition under which an animal is fed; its Fatigue goes without saying, except where it is
 * the whole price.
 */
export const feeds: Catalogue['feeds'] = {
  free: () => say`for free, it takes only its ${fatigue}`,
  symbiosisOnly: () =>
    say`only while in ${icon('symbiosis', 'Symbiosis')}: for free, it takes only its ${fatigue}`,
  extraFatigue: () => say`take 1 extra ${fatigue}`,
  pay: (feed) => say`pay ${feed.plankton} ${plankton}`,
  reduce: (feed) => {
    if (feed.times === 1) return say`reduce 1 ${filterWords(feed.filter, 1)}`;
    const several = filterWords(feed.filter, feed.times);
    return feed.distinct
      ? say`reduce ${feed.times} different ${several}`
      : say`reduce ${feed.times} ${several}, or one of them twice`;
  },
  or: (feed) => join(feed.options.map(optionWords), ' or '),
  byLevel: (feed) => say`to medium: ${feedWords(feed.low)}; to high: ${feedWords(feed.medium)}`,
  passive: (feed) =>
    feed.on === 'bought'
      ? say`rises by itself whenever you buy a coral`
      : say`rises by itself whenever another ${filterWords(feed.filter, 1)} of yours is reduced`,
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
  or: (feed) => join(feed.options.map(feedShort), ' / '),
  byLevel: (feed) => say`${feedShort(feed.low)} | ${feedShort(feed.medium)}`,
  passive: (feed) => {
    const passive = icon('passive', 'by itself');
    return feed.on === 'bought'
      ? say`${passive} coral`
      : say`${passive} ${filterWords(feed.filter, 1)} ${icon('fall', 'reduced')}`;
  },
};

/** "reduce 1 Small Fish or 1 Crustacean": the verb is said once. */
function optionWords(option: FeedBranch, index: number, options: readonly FeedBranch[]): Phrase {
  const before = options[index - 1];
  const again =
    option.kind === 'reduce' &&
    option.times === 1 &&
    before?.kind === 'reduce' &&
    before.times === 1;
  return again ? say`1 ${filterWords(option.filter, 1)}` : feedWords(option);
}

export function feedWords(feed: Feed | FeedBranch): Phrase {
  return (feeds[feed.kind] as (feed: Feed) => Phrase)(feed);
}

function feedShort(feed: Feed | FeedBranch): Phrase {
  return (feedsShort[feed.kind] as (feed: Feed) => Phrase)(feed);
}

/** As it stands on the cards of an offer. */
export function feedLine(feed: Feed): Phrase {
  return feed.kind === 'passive' ? feedShort(feed) : say`${rise} ${feedShort(feed)}`;
}
