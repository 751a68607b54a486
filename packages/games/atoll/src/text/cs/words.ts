import { printedId } from '../../cards/index.ts';
import type { AnimalFilter, CardId, CoralFilter, Count } from '../../vocabulary.ts';
import { isOtherCategory } from '../neutral/counting.ts';
import type { Grammar, ThingWords, TokenWords } from '../neutral/grammar.ts';
import type { CardWords } from '../neutral/language.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { sparesLarge } from '../neutral/op-order.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { type CardPart, type IconName, type IconPart, type Phrase, icon, say } from '../phrase.ts';
import { type CardGrammar, cardGrammar } from './card-grammar.ts';
import { cardNames } from './card-names.ts';
import { type AnimalNoun, type Numbered, algaeNoun, animalNoun, atLevel, categoryNouns, formWords, groupNouns, levelsShort, notAtLevel, offered, sizeNouns } from './names.ts';

const { cardName, plural, ...czech } = lexicon('cs', cardNames);
export const { all, cardWord } = czech;

const ofCards: Readonly<Record<CardId, CardGrammar>> = cardGrammar;

/** The same after a verb: "krmí Kanice štíhlého". */
export const cardObject = (card: CardId): CardPart => ({ card, word: ofCards[printedId(card)]?.object ?? cardName(card) });

/** A word that agrees with the gender of a card: "tvůj", "tvoje". */
export const byCard = (card: CardId, words: Readonly<Record<CardGrammar['gender'], string>>): string => words[ofCards[printedId(card)]?.gender ?? 'n'];

/** The form of a word that agrees with a number. */
const numbered = (count: number, forms: Numbered): string => plural(count, forms);

/**
 * The case: nominative for things present, accusative for things paid, gained or needed. It changes
 * only the form for one thing.
 */
type Form = 'nom' | 'acc';

interface Token extends Omit<Numbered, 'one'> {
  readonly nom: string;
  readonly acc: string;
}

const COIN: Token = { nom: 'mince', acc: 'minci', few: 'mince', other: 'mincí' };
const PLANKTON: Token = { nom: 'plankton', acc: 'plankton', few: 'planktony', other: 'planktonů' };
const SCALE: Token = { nom: 'rybí šupina', acc: 'rybí šupinu', few: 'rybí šupiny', other: 'rybích šupin' };
const POPULARITY: Token = { nom: 'žeton popularity', acc: 'žeton popularity', few: 'žetony popularity', other: 'žetonů popularity' };
const COLONY: Token = { nom: 'kolonie', acc: 'kolonii', few: 'kolonie', other: 'kolonií' };
const FATIGUE: Token = { nom: 'Únava', acc: 'Únavu', few: 'Únavy', other: 'Únav' };
const HUNT: Token = { nom: 'Lov', acc: 'Lov', few: 'Lovy', other: 'Lovů' };
const KIND: Token = { nom: 'kategorie', acc: 'kategorii', few: 'kategorie', other: 'kategorií' };

type TokenWord = (count: number, form?: Form) => IconPart;
const tokenOf =
  (name: IconName, { few, other, ...single }: Token): TokenWord =>
  (count, form = 'acc') =>
    icon(name, numbered(count, { one: single[form], few, other }));

export const coins = tokenOf('coin', COIN);
export const planktons = tokenOf('plankton', PLANKTON);
export const scales = tokenOf('scale', SCALE);
export const colonies = tokenOf('colony', COLONY);
export const fatigues = tokenOf('fatigue', FATIGUE);
export const hunts = tokenOf('hunt', HUNT);
/** The same in every case and number. */
export const pollution = icon('pollution', 'znečištění');
export const points = (count: number): string => numbered(count, { one: 'bod', few: 'body', other: 'bodů' });

const popularity = tokenOf('popularity', POPULARITY);

const tokensIn = (form: Form): TokenWords => ({
  coins: (count) => coins(count, form),
  plankton: (count) => planktons(count, form),
  scales: (count) => scales(count, form),
  popularity: (count) => popularity(count, form),
  pollution: () => pollution,
  fatigue: (count) => fatigues(count, form),
  colonies: (count) => colonies(count, form),
});

/** The noun of a filter. */
function nounOf({ size, category, algae, group }: AnimalFilter): AnimalNoun {
  if (size) return sizeNouns[size];
  if (category) return categoryNouns[category];
  if (algae) return algaeNoun;
  return group ? groupNouns[group] : animalNoun;
}

function iconOf({ size, category, algae, group }: AnimalFilter): IconName | undefined {
  if (size) return size;
  if (category) return isOtherCategory(category) ? category : undefined;
  if (algae) return 'algae';
  if (group) return group === 'fish' ? 'any-fish' : 'other';
  return 'any-animal';
}

/** A word that agrees with a masculine or a feminine animal of the filter: "tvůj", "tvoje". */
export const byGender = (filter: AnimalFilter, masculine: string, feminine: string): string => (nounOf(filter).gender === 'm' ? masculine : feminine);

/** A case of the noun as it stands after a number, the number itself left out. */
function cased({ one: single, several }: AnimalNoun, count: number, form: Form | 'gen'): string {
  return numbered(count, { one: single[form], few: several[form], other: several.gen });
}

/** The words of a filter, without number: "Malou rybu", "Korýši na vysoké úrovni". */
export function filterWords(filter: AnimalFilter, count: number, form: Form | 'gen' = 'nom'): Phrase {
  const word = cased(nounOf(filter), count, form);
  const name = iconOf(filter);
  const kind: Phrase = [name === undefined ? word : icon(name, word)];
  const level = filter.level ? say`${kind} ${atLevel(filter.level)}` : kind;
  if (!filter.not) return level;
  const { level: notAt, ...others } = filter.not;
  if (notAt && Object.keys(others).length === 0) return say`${level} ${notAtLevel(notAt)}`;
  return say`${level} kromě ${filterWords(filter.not, 2, 'gen')}`;
}

/** "2 neznečištěné korály", without the number. */
export function coralWords({ form, polluted, clean }: CoralFilter, count: number): Phrase {
  const state = { one: 'znečištěný', few: 'znečištěné', other: 'znečištěných' };
  const words = [
    ...(polluted ? [numbered(count, state)] : []),
    ...(clean ? [`ne${numbered(count, state)}`] : []),
    ...(form ? [numbered(count, formWords[form])] : []),
    numbered(count, { one: 'korál', few: 'korály', other: 'korálů' }),
  ];
  return [words.join(' ')];
}

const PAIRS = { one: 'pár', few: 'páry', other: 'párů' };
const kinds = tokenOf('kinds', KIND);

/** "kolonii", "znečištěné korály" */
const things = (form: Form): ThingWords => ({
  ...{ corals: coralWords, colonies: (count) => [colonies(count, form)] },
  pairs: (count) => [icon('symbiosis', `${numbered(count, PAIRS)} v Symbióze`)],
  otherCategories: (count) => say`${kinds(count, form)} ${icon('other', groupNouns.other.several.gen)}`,
  fishCategories: (count) => say`${kinds(count, form)} ${icon('any-fish', groupNouns.fish.several.gen)}`,
});
const countWords = countWordsOf(things('acc'), (filter, count) => filterWords(filter, count, 'acc'));

/** "každého" Korýše, "každou" kolonii, "každý" korál */
function eachOf(counted: Count): string {
  if (counted.per === 'animals') return byGender(counted.filter ?? {}, 'každého', 'každou');
  return counted.per === 'corals' || counted.per === 'pairs' ? 'každý' : 'každou';
}

export const grammar: Grammar = {
  ...{ all, cardWord, points, given: tokensIn('acc'), shown: tokensIn('nom') },
  ...{ colon: ': ', semicolon: '; ', nothing: 'nic' },
  filter: (filter, count) => filterWords(filter, count),
  rate: {
    each: (counted) => say` za ${eachOf(counted)} ${countWords(counted, 1)}`,
    every: (counted, every) => say` za ${every < 5 ? 'každé' : 'každých'} ${every} ${countWords(counted, every)}`,
    atMost: (limit) => say` (nejvýše ${limit})`,
    levels: levelsShort,
    short: things('nom'),
  },
};

const fatigue = fatigues(1, 'nom');
const genitive = (filter: AnimalFilter, count: number): Phrase => filterWords(filter, count, 'gen');
/** "jednomu ze svých Korýšů" */
const toOne = (filter: AnimalFilter): Phrase => say`${byGender(filter, 'jednomu', 'jedné')} ze svých ${genitive(filter, 2)}`;

export const cards: CardWords = {
  ops: {
    gain: (gains) => say`získej ${gains}`,
    extra: (count) => say`${count} ${scales(count)} navíc`,
    pay: (tokens) => say`zaplať ${tokens}`,
    pollute: (corals) => say`přidej ${corals} ${pollution}`,
    clean: (upTo) => say`odstraň ${upTo === 1 ? '1' : `až ${upTo}`} ${pollution}`,
    raise: (upTo, filter) => (upTo === 1 ? say`zvyš úroveň 1 ${genitive(filter, 1)} o jednu` : say`zvyš úroveň až ${upTo} různých ${genitive(filter, upTo)} o jednu`),
    reduce: (filter) => say`sniž úroveň ${byGender(filter, 'jednoho', 'jedné')} ze svých ${genitive(filter, 2)}`,
    rest: (filter) => say`odeber 1 ${fatigues(1)} ${toOne(filter)}`,
    restAnother: (filter) => say`odeber 1 ${fatigues(1)} ${byGender(filter, 'jinému', 'jiné')} ze svých ${genitive(filter, 2)}`,
    restSeveral: (upTo, filter) => say`odeber po 1 ${icon('fatigue', 'Únavě')} až z ${upTo} svých ${genitive(filter, 2)}`,
    place: (upTo) => say`umísti zdarma ${upTo === 1 ? '1' : `až ${upTo}`} ${colonies(upTo)}`,
    upTo: (times, clause) => say`až ${times}×: ${clause}`,
    or: ', nebo ',
    tire: (count, filter, not) => {
      const put = say`přidej ${count} ${fatigues(count)} ${toOne(filter)}`;
      if (not === undefined) return put;
      return say`${put}, ${byGender(filter, 'který', 'která')} není ${atLevel(not)}`;
    },
    readyHunt: () => say`obnov svůj ${icon('hunt', 'Lov')}`,
    renew: (offers) => {
      const which = all(offers.map((offer) => [offered[offer]]));
      const not = sparesLarge(offers) ? ` (kromě ${offered.large})` : '';
      return say`vyměň všechny karty v nabídce ${which}${not}`;
    },
    cost: (cost, gain) => say`${cost} a za to ${gain}`,
    short: {
      raise: (upTo, filter) => say`${icon('rise', 'stoupá')} ${upTo} ${filterWords(filter, upTo)}`,
      reduce: (filter) => say`${icon('fall', 'klesá')} 1 ${filterWords(filter, 1)}`,
      tire: ({ not, ...kind }) => {
        const animals = filterWords(kind, 1);
        return not?.level === undefined ? animals : say`${animals} ne ${levelsShort[not.level]}`;
      },
      hunt: icon('hunt', 'Lov'),
      renew: (offer) => say`nová nabídka ${offered[offer]}`,
    },
  },
  feeds: {
    free: () => say`zdarma (jen ${fatigue})`,
    inSymbiosis: () => say`jen v ${icon('symbiosis', 'Symbióze')}: zdarma (jen ${fatigue})`,
    extraFatigue: () => say`přidej 2 ${fatigues(2)} místo 1`,
    pay: (price) => say`zaplať ${price} ${planktons(price)}`,
    reduce: (filter) => say`sniž úroveň 1 ${genitive(filter, 1)}`,
    reduceDifferent: (times, filter) => say`sniž úroveň ${times} různých ${genitive(filter, times)}`,
    reduceSeveral: (times, filter) => say`sniž úroveň ${times} ${genitive(filter, times)}, nebo 1 ${genitive(filter, 1)} dvakrát`,
    reduceAmong: (filter, { again }) => say`${again ? '' : 'sniž úroveň '}1 ${genitive(filter, 1)}`,
    // a phrase under the same verb is no separate clause, and takes no comma
    or: ({ again }) => (again ? ' nebo ' : ', nebo '),
    byLevel: (low, medium) => say`na střední úroveň: ${low}; na vysokou úroveň: ${medium}`,
    whenBought: () => say`stoupá samovolně, kdykoli koupíš korál`,
    whenReduced: (filter) => say`stoupá samovolně, kdykoli klesne úroveň ${byGender(filter, 'tvého', 'tvé')} ${genitive(filter, 1)}`,
    whenOtherReduced: (filter) => say`stoupá samovolně, kdykoli klesne úroveň ${byGender(filter, 'jiného tvého', 'jiné tvé')} ${genitive(filter, 1)}`,
    short: {
      rises: icon('rise', 'stoupá'),
      symbiosis: icon('symbiosis', 'Symbióza'),
      except: (not) => say` kromě ${genitive(not, 2)}`,
      byItself: icon('passive', 'samovolně'),
      coral: 'korál',
      reduced: () => icon('fall', 'klesá'),
    },
  },
  modifiers: {
    animals: (filter) => filterWords(filter, 2),
    needLess: (by) => say`potřebují o ${by} ${colonies(by)} méně`,
    costLess: (by) => say`stojí o ${by} ${coins(by)} méně`,
    growthCostsLess: (by) => say`růst ${icon('colony', 'kolonie')} stojí o ${by} ${planktons(by)} méně`,
    notBelow: (min) => ` (nejméně ${min})`,
    moreInRecovery: (by) => say`při každé Obnově o ${by} ${planktons(by)} více`,
    moreOfBloom: (by) => say`Vodní květ přináší za každé ${pollution} o ${by} ${planktons(by)} více`,
    more: (count, token) => say`o ${count} ${token}`,
    bring: (guests, brought) => say`${guests} přinášejí ${brought} více`,
    moreHunts: (count) => say`v každém kole o ${count} ${hunts(count)} více`,
    feedingCostsMore: (by) => say`krmení ${icon('plankton', 'planktonem')} stojí o ${by} ${planktons(by)} více`,
    and: ' a ',
    noHunt: () => say`${icon('hunt', 'Lov')} je zakázaný`,
    noPurification: () => say`Čištění vody je zakázané`,
    short: {
      recovery: (more) => say`Obnova: ${more}`,
      bloom: (more) => say`Květ: ${more}`,
      feeding: icon('rise', 'krmení'),
      hunts: (count) => hunts(count, 'nom'),
      noHunt: () => say`bez ${icon('hunt', 'Lovu')}`,
      noPurification: () => say`bez Čištění vody`,
    },
  },
  scores: { ifYouHave: (filter) => say`, pokud máš ${filterWords(filter, 1, 'acc')}`, ifClean: ', pokud žádný tvůj korál není znečištěný', countingItself: ' včetně této karty' },
  abilities: {
    whenBought: (clause) => say`Při koupi: ${clause}`,
    whenAtTop: (clause) => say`Při dosažení vysoké úrovně: ${clause}`,
    atTheEnd: (scoring) => say`Na konci, je-li na vysoké úrovni: ${scoring}`,
    triggers: {
      top: (filter, clause) => say`kdykoli ${byGender(filter, 'tvůj', 'tvoje')} ${filterWords(filter, 1)} dosáhne vysoké úrovně: ${clause}`,
      reduced: (filter, clause) => say`kdykoli klesne úroveň ${byGender(filter, 'tvého', 'tvé')} ${genitive(filter, 1)}: ${clause}`,
      bought: (clause) => say`kdykoli koupíš další korál: ${clause}`,
    },
    triggersShort: { top: (filter) => say`${filterWords(filter, 1)} ${levelsShort[3]}`, reduced: (filter) => say`${filterWords(filter, 1)} ${icon('fall', 'klesá')}`, bought: () => say`korál` },
    shelter: 'Úkryt',
    algae: 'Řasy',
    symbiosis: (partner) => say`${icon('symbiosis', 'Symbióza')}: ${cardWord(partner)}`,
  },
};
