import type { AnimalCard } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { Feed, FeedBranch } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { feedIn, shortFeedIn } from '../neutral/by-kind.ts';
import { payingFirst, reducesAgain, setApart } from '../neutral/feed-order.ts';
import { capitalised, join, say, type Phrase } from '../phrase.ts';
import { filterAfter, filterIn } from './kinds.ts';
import { levels } from './names.ts';
import { fatigue, filterWords, icon, plankton } from './words.ts';

const rise = icon('rise', 'steigt');

/**
 * The condition under which an animal is fed; its Fatigue is not mentioned, except where it is the
 * whole price.
 */
export const feeds: Catalogue['feeds'] = {
  free: () => say`kostenlos (nur ${fatigue})`,
  symbiosisOnly: () => say`nur in ${icon('symbiosis', 'Symbiose')}: kostenlos (nur ${fatigue})`,
  extraFatigue: () => say`lege 2 statt 1 ${fatigue} darauf`,
  pay: (feed) => say`zahle ${feed.plankton} ${plankton}`,
  reduce: ({ filter, times, distinct }) => {
    const single = say`1 ${filterIn(filter, 'object')}`;
    if (times === 1) return say`senke ${single} um eine Stufe`;
    const several = filterIn(filter, 'many');
    return distinct
      ? say`senke ${times} verschiedene ${several} um je eine Stufe`
      : say`senke ${times} ${several} um je eine Stufe, oder ${single} zweimal`;
  },
  or: ({ options }, card) =>
    payingFirst(options).reduce<Phrase>((said, option, index, sorted) => {
      const [before, after] = [sorted[index - 1], sorted[index + 1]];
      const words = optionWords(option, { before, after, card });
      return before === undefined
        ? words
        : say`${said}${between(option, { before, after, sorted })}${words}`;
    }, []),
  byLevel: ({ low, medium }, card) =>
    say`für Stufe ${levels[2]}: ${wayTo(low, card)}. Für Stufe ${levels[3]}: ${wayTo(medium, card)}`,
  passive: (feed, card) => {
    if (feed.on === 'bought') return say`steigt von selbst, immer wenn du eine Koralle kaufst`;
    // an animal does not react to its own reduction, which is mentioned only where it could
    const whose = matchesAnimal(feed.filter, card) ? 'anotherOfYours' : 'oneOfYours';
    return say`steigt von selbst, immer wenn ${filterAfter(whose, feed.filter)} sinkt`;
  },
};

/** Without the arrow that stands before them all. */
export const feedsShort: Catalogue['feedsShort'] = {
  free: () => [fatigue],
  symbiosisOnly: () => say`${icon('symbiosis', 'Symbiose')}: ${fatigue}`,
  extraFatigue: () => say`${fatigue} + ${fatigue}`,
  pay: (feed) => say`${feed.plankton} ${plankton}`,
  reduce: (feed) => {
    const { not, ...kind } = feed.filter;
    const prey = filterWords(kind, feed.times);
    const counted = feed.times === 1 ? prey : say`${feed.times} ${prey}`;
    return not ? say`${counted} außer ${filterIn(not, 'manyDative')}` : counted;
  },
  or: (feed) => join(payingFirst(feed.options).map(feedShort), ' / '),
  byLevel: (feed) => say`${feedShort(feed.low)} | ${feedShort(feed.medium)}`,
  passive: (feed) => {
    const passive = icon('passive', 'von selbst');
    return feed.on === 'bought'
      ? say`${passive} Koralle`
      : say`${passive} ${filterWords(feed.filter, 1)} ${icon('fall', 'sinkt')}`;
  },
};

/** The options that stand beside one. */
interface Beside {
  readonly before: FeedBranch | undefined;
  readonly after: FeedBranch | undefined;
}

/** "senke 1 Kleinen Fisch oder 1 Krebstier um eine Stufe": the verb stands around all of them. */
function optionWords(
  option: FeedBranch,
  { before, after, card }: Beside & { readonly card: AnimalCard },
): Phrase {
  const goesOn = after !== undefined && reducesAgain(after, option);
  if (option.kind !== 'reduce' || !(goesOn || reducesAgain(option, before)))
    return feedWords(option, card);
  const verb = reducesAgain(option, before) ? '' : 'senke ';
  return say`${verb}1 ${filterIn(option.filter, 'object')}${goesOn ? '' : ' um eine Stufe'}`;
}

/** The text between an option and the previous one. */
function between(
  option: FeedBranch,
  {
    before,
    after,
    sorted,
  }: Beside & { readonly before: FeedBranch; readonly sorted: readonly FeedBranch[] },
): string {
  if (setApart(option, before, sorted)) return ', oder ';
  const isListed =
    reducesAgain(option, before) && after !== undefined && reducesAgain(after, option);
  return isListed ? ', ' : ' oder ';
}

/** One way to feed an animal, or all ways on its card. */
export const feedWords = (feed: Feed | FeedBranch, card: AnimalCard): Phrase =>
  feedIn(feeds, feed, card);

/** The way to a level, as a separate sentence. */
const wayTo = (feed: Feed, card: AnimalCard): Phrase => capitalised(feedWords(feed, card));

const feedShort = (feed: Feed | FeedBranch): Phrase => shortFeedIn(feedsShort, feed);

/** As it stands on the cards of an offer. */
export function feedLine(feed: Feed): Phrase {
  return feed.kind === 'passive' ? feedShort(feed) : say`${rise} ${feedShort(feed)}`;
}
