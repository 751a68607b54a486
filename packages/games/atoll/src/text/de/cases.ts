import { printedId } from '../../cards/index.ts';
import type { CardId } from '../../vocabulary.ts';
import { say, type Phrase } from '../phrase.ts';
import { cardGenders, type Gender } from './card-genders.ts';
import { cardNames } from './card-names.ts';

/** The cases of a card name as a sentence needs them. */
type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';

const ARTICLES: Readonly<Record<Case, Readonly<Record<Gender, string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das', plural: 'die' },
  accusative: { m: 'den', f: 'die', n: 'das', plural: 'die' },
  dative: { m: 'dem', f: 'der', n: 'dem', plural: 'den' },
  genitive: { m: 'des', f: 'der', n: 'des', plural: 'der' },
};

const names: Readonly<Record<CardId, string>> = cardNames;
const genders: Readonly<Record<CardId, Gender>> = cardGenders;

/** After an article an adjective ends in -e where that shows the gender, in -en elsewhere. */
const endingOf = (inCase: Case, gender: Gender): string => {
  const plain = inCase === 'nominative' || (inCase === 'accusative' && gender !== 'm');
  return plain && gender !== 'plural' ? 'e' : 'en';
};

/** Nouns that have -en in every case but the first. */
const WEAK = /(krake|polyp)$/;

function nounIn(name: string, inCase: Case, gender: Gender): string {
  if (inCase === 'nominative') return name;
  if (WEAK.test(name)) return name.replace(/e?$/, 'en');
  if (inCase !== 'genitive' || gender === 'f' || gender === 'plural') return name;
  return /(sch|[sßxz])$/.test(name) ? `${name}es` : `${name}s`;
}

/** A card with its article: "der Blaue Seestern". A card without a name gives its id. */
function withArticle(card: CardId, inCase: Case): Phrase {
  const id = printedId(card);
  const name = names[id];
  const gender = genders[id];
  if (name === undefined || gender === undefined) return [{ card, word: card }];
  const inflected = name.replace(/^(\p{Lu}\p{Ll}+?)(?:er|es|e) (?=\p{Lu})/u, (_, stem: string) => `${stem}${endingOf(inCase, gender)} `);
  const word = nounIn(inflected, inCase, gender);
  return say`${ARTICLES[inCase][gender]} ${{ card, word }}`;
}

/** "der Tagkrake", "die Große Sternkoralle". */
export const theCard = (card: CardId): Phrase => withArticle(card, 'nominative');
/** "den Tagkraken". */
export const theCardObject = (card: CardId): Phrase => withArticle(card, 'accusative');
/** "dem Tagkraken", "der Großen Sternkoralle". */
export const theCardDative = (card: CardId): Phrase => withArticle(card, 'dative');
/** "des Blauen Seesterns", "der Großen Sternkoralle". */
export const ofTheCard = (card: CardId): Phrase => withArticle(card, 'genitive');
