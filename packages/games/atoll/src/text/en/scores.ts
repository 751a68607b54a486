import type { AnimalCard } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { AnimalFilter, ScoreTerm } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type Phrase } from '../phrase.ts';
import {
  filterWords,
  points,
  pollution,
  rateShort,
  rateWords,
  withArticle,
  type Counted,
} from './words.ts';

/** What a scoring term counts if one of it is enough for all of its points. */
const single = (amount: Counted): AnimalFilter | undefined =>
  amount.per === 'animals' && amount.each === amount.max && (amount.every ?? 1) === 1
    ? (amount.filter ?? {})
    : undefined;

const countsItself = (amount: Counted, card: AnimalCard | undefined): boolean =>
  card !== undefined && amount.per === 'animals' && matchesAnimal(amount.filter ?? {}, card, 3);

const worth = (count: number): string => `${count} ${points(count)}`;

/**
 * "2 points for each Crustacean (at most 6 points)", "4 points if none of your corals is polluted",
 * "2 points if you have a Reptile".
 */
export const score: Catalogue['score'] = ({ points: amount, cleanReef }, card) => {
  const said = typeof amount === 'number' ? say`${worth(amount)}` : counted(amount, card);
  return cleanReef ? say`${said} if none of your corals is polluted` : said;
};

function counted(amount: Counted, card: AnimalCard | undefined): Phrase {
  const enough = single(amount);
  if (enough !== undefined)
    return say`${worth(amount.each)} if you have ${withArticle(filterWords(enough, 1))}`;
  const among = countsItself(amount, card) ? ', including this one' : '';
  return say`${worth(amount.each)}${rateWords(amount, points, { among })}`;
}

export const scoreShort: Catalogue['scoreShort'] = ({ points: amount, cleanReef }) => {
  const said = typeof amount === 'number' ? say`${worth(amount)}` : countedShort(amount);
  return cleanReef ? say`0 ${pollution}: ${said}` : said;
};

function countedShort(amount: Counted): Phrase {
  const enough = single(amount);
  return enough === undefined
    ? say`${worth(amount.each)}${rateShort(amount)}`
    : say`${worth(amount.each)}: ${filterWords(enough, 1)}`;
}

export const scoring = (terms: readonly ScoreTerm[], card?: AnimalCard): Phrase =>
  join(
    terms.map((term) => score(term, card)),
    '; ',
  );
