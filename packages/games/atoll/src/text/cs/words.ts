import { printedId } from '../../cards/index.ts';
import type { AnimalFilter, CardId, CoralFilter, Count } from '../../vocabulary.ts';
import { isOtherCategory, limitOf, type Counted } from '../neutral/counting.ts';
import { tokensOf, type Gained } from '../neutral/op-order.ts';
import { say, type CardPart, type IconName, type IconPart, type Phrase } from '../phrase.ts';
import { cardGrammar, type CardGrammar } from './card-grammar.ts';
import { cardNames } from './card-names.ts';
import { all, format } from './format.ts';
import {
  algaeNoun,
  animalNoun,
  atLevel,
  categoryNouns,
  formWords,
  groupNouns,
  levelsShort,
  notAtLevel,
  sizeNouns,
  type AnimalNoun,
  type Numbered,
} from './names.ts';

export const icon = (name: IconName, word: string): IconPart => ({ icon: name, word });

const names: Readonly<Record<CardId, string>> = cardNames;

/** The name of a card; a card without a name gives its id. */
const cardName = (card: CardId): string => names[printedId(card)] ?? card;

export const cardWord = (card: CardId): CardPart => ({ card, word: cardName(card) });

const grammar: Readonly<Record<CardId, CardGrammar>> = cardGrammar;

/** The same after a verb: "krmí Kanice štíhlého". */
export const cardObject = (card: CardId): CardPart => ({
  card,
  word: grammar[printedId(card)]?.object ?? cardName(card),
});

/** A word that agrees with the gender of a card: "tvůj", "tvoje". */
export const byCard = (
  card: CardId,
  words: Readonly<Record<CardGrammar['gender'], string>>,
): string => words[grammar[printedId(card)]?.gender ?? 'n'];

/** The form of a word that agrees with a number. */
const numbered = (count: number, forms: Numbered): string => format.plural(count, forms);

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
const SCALE: Token = {
  nom: 'rybí šupina',
  acc: 'rybí šupinu',
  few: 'rybí šupiny',
  other: 'rybích šupin',
};
const POPULARITY: Token = {
  nom: 'žeton popularity',
  acc: 'žeton popularity',
  few: 'žetony popularity',
  other: 'žetonů popularity',
};
const COLONY: Token = { nom: 'kolonie', acc: 'kolonii', few: 'kolonie', other: 'kolonií' };
const FATIGUE: Token = { nom: 'Únava', acc: 'Únavu', few: 'Únavy', other: 'Únav' };
const HUNT: Token = { nom: 'Lov', acc: 'Lov', few: 'Lovy', other: 'Lovů' };
const KIND: Token = { nom: 'kategorie', acc: 'kategorii', few: 'kategorie', other: 'kategorií' };

type TokenWord = (count: number, form?: Form) => IconPart;
const tokenOf =
  (name: IconName, { few, other, ...single }: Token): TokenWord =>
  (count, form = 'acc') =>
    icon(name, numbered(count, { one: single[form], few, other }));

/** The words for tokens after a number. */
export const coins = tokenOf('coin', COIN);
export const planktons = tokenOf('plankton', PLANKTON);
export const scales = tokenOf('scale', SCALE);
export const colonies = tokenOf('colony', COLONY);
export const fatigues = tokenOf('fatigue', FATIGUE);
export const hunts = tokenOf('hunt', HUNT);
/** The same in every case and number. */
export const pollution = icon('pollution', 'znečištění');
/** Points have no sign of their own: the heart is the popularity token, which is worth one. */
export const points = (count: number): string =>
  numbered(count, { one: 'bod', few: 'body', other: 'bodů' });

const GAINED: Readonly<Record<Gained, TokenWord>> = {
  coins,
  plankton: planktons,
  scales,
  popularity: tokenOf('popularity', POPULARITY),
};

/** The word for a gained or paid token, after a number. */
export const tokenWord = (what: Gained, count: number, form: Form = 'acc'): IconPart =>
  GAINED[what](count, form);

/** "1 minci, 2 planktony a 1 rybí šupinu"; amounts of 0 are left out. */
export function tokens(
  amounts: Partial<Record<Gained, number>>,
  { form = 'acc' }: { readonly form?: Form } = {},
): Phrase {
  const parts = tokensOf(amounts).map(
    ({ what, count }) => say`${count} ${tokenWord(what, count, form)}`,
  );
  return parts.length > 0 ? all(parts) : say`nic`;
}

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
export const byGender = (filter: AnimalFilter, masculine: string, feminine: string): string =>
  nounOf(filter).gender === 'm' ? masculine : feminine;

/** A case of the noun as it stands after a number, the number itself left out. */
function cased({ one: single, several }: AnimalNoun, count: number, form: Form | 'gen'): string {
  return numbered(count, { one: single[form], few: several[form], other: several.gen });
}

/** The words of a filter, without number: "Malou rybu", "Korýši na vysoké úrovni". */
export function filterWords(
  filter: AnimalFilter,
  count: number,
  form: Form | 'gen' = 'nom',
): Phrase {
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

/** The things that an amount counts: "kolonii", "znečištěné korály". */
function countWords(counted: Count, count: number, form: Form = 'nom'): Phrase {
  switch (counted.per) {
    case 'animals':
      return filterWords(counted.filter ?? {}, count, form);
    case 'corals':
      return coralWords(counted.filter ?? {}, count);
    case 'colonies':
      return [colonies(count, form)];
    case 'pairs':
      return [icon('symbiosis', `${numbered(count, PAIRS)} v Symbióze`)];
    case 'otherCategories':
      return say`${kinds(count, form)} ${icon('other', groupNouns.other.several.gen)}`;
    case 'fishCategories':
      return say`${kinds(count, form)} ${icon('any-fish', groupNouns.fish.several.gen)}`;
  }
}

const PAIRS = { one: 'pár', few: 'páry', other: 'párů' };
const kinds = tokenOf('kinds', KIND);

/** The same with as few words as possible. */
function countShort(counted: Count, count: number): Phrase {
  if (counted.per !== 'animals') return countWords(counted, count);
  const { level, ...filter } = counted.filter ?? {};
  const kind = filterWords(filter, count);
  return level === undefined ? kind : say`${kind} ${levelsShort[level]}`;
}

/** The limit where there are icons instead of words. */
const atMost = (limit: number): string => ` ≤ ${limit}`;
export const atLeast = (limit: number): string => (limit > 0 ? ` ≥ ${limit}` : '');

/** "každého" Korýše, "každou" kolonii, "každý" korál */
function eachOf(counted: Count): string {
  if (counted.per === 'animals') return byGender(counted.filter ?? {}, 'každého', 'každou');
  return counted.per === 'corals' || counted.per === 'pairs' ? 'každý' : 'každou';
}

/**
 * " za každého Korýše (nejvýše 6 bodů)", " za každé 2 kolonie", with `word` for the gained token.
 * `among` stands after the things counted.
 */
export function rateWords(
  counted: Counted,
  word: (count: number) => IconPart | string,
  { among = '' }: { readonly among?: string } = {},
): Phrase {
  const every = counted.every ?? 1;
  const things =
    every === 1
      ? say` za ${eachOf(counted)} ${countWords(counted, 1, 'acc')}${among}`
      : say` za ${every < 5 ? 'každé' : 'každých'} ${every} ${countWords(counted, every, 'acc')}${among}`;
  const limit = limitOf(counted);
  return limit === undefined ? things : say`${things} (nejvýše ${limit} ${word(limit)})`;
}

/** " / 2 kolonie ≤ 6" in the short form. */
export function rateShort(counted: Counted): Phrase {
  const every = counted.every ?? 1;
  const things =
    every === 1
      ? say` / ${countShort(counted, 1)}`
      : say` / ${every} ${countShort(counted, every)}`;
  const limit = limitOf(counted);
  return limit === undefined ? things : say`${things}${atMost(limit)}`;
}
