import type { CardWords } from '../neutral/language.ts';
import { sparesLarge } from '../neutral/op-order.ts';
import { icon, say, type Phrase } from '../phrase.ts';
import { names } from './names.ts';
import { all, cardWord, coins, colonies, fatigue, filterWords, one } from './words.ts';
import { plankton, pollution, scales, withArticle } from './words.ts';

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
