import type { AnimalFilter, CoralFilter } from '../../vocabulary.ts';
import { isOtherCategory } from '../neutral/counting.ts';
import type { Grammar, ThingWords } from '../neutral/grammar.ts';
import type { CardWords } from '../neutral/language.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { sparesLarge } from '../neutral/op-order.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { type IconPart, type Phrase, icon, phraseText, say } from '../phrase.ts';
import { cardNames } from './card-names.ts';
import { names } from './names.ts';

export const { all, cardWord, one } = lexicon('en-GB', cardNames);

/** The possessive form of a name. */
export const possessive = (name: string): string => `${name}’s`;

/** The words for tokens after a number. */
export const coins = (count: number): IconPart => icon('coin', one(count, 'coin', 'coins'));
export const plankton = icon('plankton', 'plankton');
export const scales = (count: number): IconPart => icon('scale', one(count, 'fish scale', 'fish scales'));
const popularity = icon('popularity', 'popularity');
export const pollution = icon('pollution', 'pollution');
export const fatigue = icon('fatigue', 'Fatigue');
export const colonies = (count: number): IconPart => icon('colony', one(count, 'colony', 'colonies'));
/** Points have no sign of their own: the thumb is the popularity token, which is worth one. */
export const points = (count: number): string => one(count, 'point', 'points');

const tokens: Grammar['given'] = { ...{ coins, scales, colonies, plankton: () => plankton, popularity: () => popularity }, ...{ pollution: () => pollution, fatigue: () => fatigue } };

/** "a Small Fish", "an animal". */
export function withArticle(phrase: Phrase): Phrase {
  return say`${/^[aeiou]/i.test(phraseText(phrase)) ? 'an' : 'a'} ${phrase}`;
}

/** The words of a filter, without number: "Small Fish", "Crustaceans at high". */
export function filterWords(filter: AnimalFilter, count: number): Phrase {
  const kind = kindWords(filter, count);
  const level = filter.level ? say`${kind} at ${names.levels[filter.level]}` : kind;
  if (!filter.not) return level;
  const { level: notAt, ...others } = filter.not;
  if (notAt && Object.keys(others).length === 0) return say`${level} not at ${names.levels[notAt]}`;
  return say`${level} other than ${filterWords(filter.not, count)}`;
}

function kindWords({ size, category, algae, group }: AnimalFilter, count: number): Phrase {
  if (size) return [icon(size, names.sizes[size])];
  if (category) {
    const word = one(count, names.categories[category], names.categoryNames[category]);
    return [isOtherCategory(category) ? icon(category, word) : word];
  }
  if (algae) return [icon('algae', one(count, 'Algae animal', 'Algae animals'))];
  if (group === 'fish') return [icon('any-fish', names.groups.fish)];
  if (group === 'other') return [icon('other', one(count, names.groups.other, 'Other Animals'))];
  return [icon('any-animal', one(count, 'animal', 'animals'))];
}

function coralWords({ form, polluted, clean }: CoralFilter, count: number): Phrase {
  const kind = form ? names.forms[form] : 'coral';
  return say`${polluted ? 'polluted ' : ''}${clean ? 'unpolluted ' : ''}${kind}${one(count, '', 's')}`;
}

const kinds = (count: number): IconPart => icon('kinds', one(count, 'category', 'categories'));
const pairs = (count: number): IconPart => icon('symbiosis', one(count, 'Symbiosis pair', 'Symbiosis pairs'));
const others = icon('other', 'Other Animals');
const fish = icon('any-fish', 'Fish');

/** "colony", "polluted corals", "categories of Fish" */
const things: ThingWords = {
  ...{ corals: coralWords, colonies: (count) => [colonies(count)] },
  pairs: (count) => [pairs(count)],
  otherCategories: (count) => say`${kinds(count)} of ${others}`,
  fishCategories: (count) => say`${kinds(count)} of ${fish}`,
};
const countWords = countWordsOf(things, filterWords);

export const grammar: Grammar = {
  ...{ all, cardWord, points, filter: filterWords },
  ...{ colon: ': ', semicolon: '; ', nothing: 'nothing' },
  ...{ given: tokens, shown: tokens },
  rate: {
    each: (counted) => say` for each ${countWords(counted, 1)}`,
    every: (counted, every) => say` for every ${every} ${countWords(counted, every)}`,
    atMost: (limit) => say` (at most ${limit})`,
    levels: names.levels,
    short: { ...things, otherCategories: (count) => say`${kinds(count)} ${others}`, fishCategories: (count) => say`${kinds(count)} ${fish}` },
  },
};

const hunts = (count: number): ReturnType<typeof icon> => icon('hunt', one(count, 'Hunt', 'Hunts'));
const noHunt = (): Phrase => say`no ${icon('hunt', 'hunting')}`;
const noPurification = (): Phrase => say`no Water Purification`;
const several = (count: number, words: Phrase): Phrase => say`up to ${count} ${words}`;

/** The words on cards: clauses in the imperative, without a full stop. */
export const cards: CardWords = {
  ops: {
    gain: (gains) => say`gain ${gains}`,
    extra: (count) => say`${count} extra ${scales(count)}`,
    pay: (tokens) => say`pay ${tokens}`,
    pollute: (corals) => say`add ${corals} ${pollution}`,
    clean: (upTo) => say`remove ${upTo === 1 ? '1' : `up to ${upTo}`} ${pollution}`,
    raise: (upTo, filter) => (upTo === 1 ? say`raise 1 ${filterWords(filter, 1)} one level` : say`raise up to ${upTo} different ${filterWords(filter, upTo)} one level each`),
    reduce: (filter) => say`reduce one of your ${filterWords(filter, 2)}`,
    rest: (filter) => say`remove 1 ${fatigue} from one of your ${filterWords(filter, 2)}`,
    restAnother: (filter) => say`remove 1 ${fatigue} from another of your ${filterWords(filter, 2)}`,
    restSeveral: (upTo, filter) => say`remove 1 ${fatigue} each from ${several(upTo, filterWords(filter, upTo))}`,
    place: (upTo) => say`place ${upTo === 1 ? '1' : `up to ${upTo}`} ${colonies(upTo)} for free`,
    upTo: (times, clause) => say`up to ${times} times: ${clause}`,
    or: ' or ',
    tire: (count, filter, not) => {
      const put = say`put ${count} ${fatigue} on one of your ${filterWords(filter, 2)}`;
      return not === undefined ? put : say`${put} that is not at ${names.levels[not]}`;
    },
    readyHunt: () => say`make your ${icon('hunt', 'Hunt')} ready again`,
    renew: (offers) => {
      const [last = '', ...before] = offers.map((offer) => names.offers[offer]).toReversed();
      const short = before.toReversed().map((name) => [name.replace(/ offer$/, '')]);
      const which = all([...short, [before.length > 0 ? `${last}s` : last]]);
      return say`replace all cards of the ${which}${sparesLarge(offers) ? ' (not Large Fish)' : ''}`;
    },
    cost: (cost, gain) => say`${cost} to ${gain}`,
    short: {
      raise: (upTo, filter) => say`${icon('rise', 'raise')} ${upTo} ${filterWords(filter, upTo)}`,
      reduce: (filter) => say`${icon('fall', 'reduce')} 1 ${filterWords(filter, 1)}`,
      tire: (filter) => filterWords(filter, 1),
      hunt: hunts(1),
      renew: (offer) => say`new ${names.offers[offer]}`,
    },
  },
  feeds: {
    free: () => say`free (${fatigue} only)`,
    inSymbiosis: () => say`only in ${icon('symbiosis', 'Symbiosis')}: free (${fatigue} only)`,
    extraFatigue: () => say`take 2 ${fatigue} instead of 1`,
    pay: (price) => say`pay ${price} ${plankton}`,
    reduce: (filter) => say`reduce 1 ${filterWords(filter, 1)}`,
    reduceDifferent: (times, filter) => say`reduce ${times} different ${filterWords(filter, times)}`,
    reduceSeveral: (times, filter) => say`reduce ${times} ${filterWords(filter, times)}, or 1 ${filterWords(filter, 1)} twice`,
    reduceAmong: (filter, { again }) => say`${again ? '' : 'reduce '}1 ${filterWords(filter, 1)}`,
    or: ({ apart }) => (apart ? ', or ' : ' or '),
    byLevel: (low, medium) => say`to medium: ${low}; to high: ${medium}`,
    whenBought: () => say`rises by itself whenever you buy a coral`,
    whenReduced: (filter) => say`rises by itself whenever ${withArticle(filterWords(filter, 1))} of yours is reduced`,
    whenOtherReduced: (filter) => say`rises by itself whenever another ${filterWords(filter, 1)} of yours is reduced`,
    short: {
      rises: icon('rise', 'rises'),
      symbiosis: icon('symbiosis', 'Symbiosis'),
      except: (not) => say` not ${filterWords(not, 1)}`,
      byItself: icon('passive', 'by itself'),
      coral: 'coral',
      reduced: () => icon('fall', 'reduced'),
    },
  },
  modifiers: {
    animals: (filter) => filterWords(filter, 2),
    needLess: (by) => say`need ${by} fewer ${colonies(by)}`,
    costLess: (by) => say`cost ${by} ${coins(by)} less`,
    growthCostsLess: (by) => say`growing a ${colonies(1)} costs ${by} ${plankton} less`,
    notBelow: (min) => ` (at least ${min})`,
    moreInRecovery: (by) => say`${by} more ${plankton} in each Recovery`,
    moreOfBloom: (by) => say`Algal Bloom brings ${by} more ${plankton} for each ${pollution}`,
    more: (count, token) => say`${count} more ${token}`,
    bring: (guests, brought) => say`${guests} bring ${brought}`,
    moreHunts: (count) => say`${count} more ${hunts(count)} in each round`,
    feedingCostsMore: (by) => say`feeding with ${plankton} costs ${by} more ${plankton}`,
    and: ' and ',
    ...{ noHunt, noPurification },
    short: { recovery: (more) => say`Recovery: ${more}`, bloom: (more) => say`Bloom: ${more}`, feeding: icon('rise', 'feeding'), ...{ hunts, noHunt, noPurification } },
  },
  scores: { ifYouHave: (filter) => say` if you have ${withArticle(filterWords(filter, 1))}`, ifClean: ' if none of your corals is polluted', countingItself: ', including this one' },
  abilities: {
    whenBought: (clause) => say`On purchase: ${clause}`,
    whenAtTop: (clause) => say`On reaching high: ${clause}`,
    atTheEnd: (scoring) => say`At the end, if at high: ${scoring}`,
    triggers: {
      top: (filter, clause) => say`whenever ${withArticle(filterWords(filter, 1))} of yours reaches high: ${clause}`,
      reduced: (filter, clause) => say`whenever ${withArticle(filterWords(filter, 1))} of yours is reduced: ${clause}`,
      bought: (clause) => say`whenever you buy another coral: ${clause}`,
    },
    triggersShort: { top: (filter) => say`${filterWords(filter, 1)} high`, reduced: (filter) => say`${filterWords(filter, 1)} ${icon('fall', 'reduced')}`, bought: () => say`coral` },
    shelter: 'Shelter',
    algae: 'Algae',
    symbiosis: (partner) => say`${icon('symbiosis', 'Symbiosis')} with ${cardWord(partner)}`,
  },
};
