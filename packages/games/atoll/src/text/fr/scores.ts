import type { AnimalCard } from '../../cards/index.ts';
import type { ScoreTerm } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { countsItself, oneIsEnough, type Counted } from '../neutral/counting.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { filterWords, points, pollution, rateShort, rateWords, withArticle } from './words.ts';

const worth = (count: number): string => `${count} ${points(count)}`;

/**
 * "2 points par Crustacé (6 points au maximum)", "4 points si aucun de vos coraux n’est pollué", "2
 * points si vous avez un Reptile".
 */
export const score: Catalogue['score'] = ({ points: amount, cleanReef }, card) => {
  const said = typeof amount === 'number' ? say`${worth(amount)}` : counted(amount, card);
  return cleanReef ? say`${said} si aucun de vos coraux n’est pollué` : said;
};

function counted(amount: Counted, card: AnimalCard | undefined): Phrase {
  const enough = oneIsEnough(amount);
  if (enough !== undefined) return say`${worth(amount.each)} si vous avez ${withArticle(enough)}`;
  const among = countsItself(amount, card) ? ', y compris cet animal' : '';
  return say`${worth(amount.each)}${rateWords(amount, points, { among })}`;
}

export const scoreShort: Catalogue['scoreShort'] = ({ points: amount, cleanReef }) => {
  const said = typeof amount === 'number' ? say`${worth(amount)}` : countedShort(amount);
  return cleanReef ? say`0 ${pollution(0)}\u202f: ${said}` : said;
};

function countedShort(amount: Counted): Phrase {
  const enough = oneIsEnough(amount);
  return enough === undefined
    ? say`${worth(amount.each)}${rateShort(amount)}`
    : say`${worth(amount.each)}\u202f: ${filterWords(enough, 1)}`;
}

export const scoring = (terms: readonly ScoreTerm[], card?: AnimalCard): Phrase =>
  join(
    terms.map((term) => score(term, card)),
    '\u202f; ',
  );
