import { printedId } from '../../cards/index.ts';
import type { AnimalFilter, CardId, CoralFilter, Count } from '../../vocabulary.ts';
import { isOtherCategory } from '../neutral/counting.ts';
import type { Grammar, ThingWords, TokenWords } from '../neutral/grammar.ts';
import { lexicon } from '../neutral/lexicon.ts';
import { countWordsOf } from '../neutral/rates.ts';
import { icon, say, type CardPart, type IconName, type IconPart, type Phrase } from '../phrase.ts';
import { cardGrammar, type CardGrammar } from './card-grammar.ts';
import { cardNames } from './card-names.ts';
import { algaeNoun, animalNoun, atLevel, categoryNouns, formWords, groupNouns } from './names.ts';
import { levelsShort, notAtLevel, sizeNouns, type AnimalNoun, type Numbered } from './names.ts';

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
