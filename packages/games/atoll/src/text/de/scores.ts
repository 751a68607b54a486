import type { AnimalCard } from '../../cards/index.ts';
import type { ScoreTerm } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { countsItself, oneIsEnough, type Counted } from '../neutral/counting.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { filterAfter } from './kinds.ts';
import { filterWords, points, pollution, rateShort, rateWords } from './words.ts';

const worth = (count: number): string => `${count} ${points(count)}`;

/**
 * "2 Punkte für jedes Krebstier (höchstens 6 Punkte)", "4 Punkte, wenn keine deiner Korallen
 * verschmutzt ist", "2 Punkte, wenn du ein Reptil hast".
 */
export const score: Catalogue['score'] = ({ points: amount, cleanReef }, card) => {
  const said = typeof amount === 'number' ? say`${worth(amount)}` : counted(amount, card);
  return cleanReef ? say`${said}, wenn keine deiner Korallen verschmutzt ist` : said;
};

function counted(amount: Counted, card: AnimalCard | undefined): Phrase {
  const enough = oneIsEnough(amount);
  if (enough !== undefined)
    return say`${worth(amount.each)}, wenn du ${filterAfter('a', enough)} hast`;
  const among = countsItself(amount, card) ? ', sich selbst eingerechnet' : '';
  return say`${worth(amount.each)}${rateWords(amount, points, { among })}`;
}

export const scoreShort: Catalogue['scoreShort'] = ({ points: amount, cleanReef }) => {
  const said = typeof amount === 'number' ? say`${worth(amount)}` : countedShort(amount);
  return cleanReef ? say`0 ${pollution(0)}: ${said}` : said;
};

function countedShort(amount: Counted): Phrase {
  const enough = oneIsEnough(amount);
  return enough === undefined
    ? say`${worth(amount.each)}${rateShort(amount)}`
    : say`${worth(amount.each)}: ${filterWords(enough, 1)}`;
}

export const scoring = (terms: readonly ScoreTerm[], card?: AnimalCard): Phrase =>
  join(
    terms.map((term) => score(term, card)),
    '; ',
  );
