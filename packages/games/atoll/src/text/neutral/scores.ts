import type { AnimalCard } from '../../cards/index.ts';
import type { AnimalFilter, ScoreTerm } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { countsItself, oneIsEnough, type Counted } from './counting.ts';
import type { Grammar } from './grammar.ts';
import { ratesOf } from './rates.ts';

/** The words of a language around a number of points. */
export interface ScoreWords {
  /** " if you have a Reptile" */
  readonly ifYouHave: (filter: AnimalFilter) => Phrase;
  /** " if none of your corals is polluted" */
  readonly ifClean: string;
  /** ", including this one" */
  readonly countingItself: string;
}

export interface ScorePhrases extends Pick<Catalogue, 'score' | 'scoreShort'> {
  readonly scoring: (terms: readonly ScoreTerm[], card?: AnimalCard) => Phrase;
}

export function scorePhrasesOf(grammar: Grammar, words: ScoreWords): ScorePhrases {
  const { colon, points, semicolon } = grammar;
  const { rateWords, rateShort } = ratesOf(grammar);
  const worth = (count: number): string => `${count} ${points(count)}`;

  function counted(amount: Counted, card: AnimalCard | undefined): Phrase {
    const enough = oneIsEnough(amount);
    if (enough !== undefined) return say`${worth(amount.each)}${words.ifYouHave(enough)}`;
    const among = countsItself(amount, card) ? words.countingItself : '';
    return say`${worth(amount.each)}${rateWords(amount, points, { among })}`;
  }

  function countedShort(amount: Counted): Phrase {
    const enough = oneIsEnough(amount);
    return enough === undefined
      ? say`${worth(amount.each)}${rateShort(amount)}`
      : say`${worth(amount.each)}${colon}${grammar.filter(enough, 1)}`;
  }

  const score: Catalogue['score'] = ({ points: amount, cleanReef }, card) => {
    const said = typeof amount === 'number' ? [worth(amount)] : counted(amount, card);
    return cleanReef ? say`${said}${words.ifClean}` : said;
  };

  return {
    score,
    scoreShort: ({ points: amount, cleanReef }) => {
      const said = typeof amount === 'number' ? [worth(amount)] : countedShort(amount);
      return cleanReef ? say`0 ${grammar.shown.pollution(0)}${colon}${said}` : said;
    },
    scoring: (terms, card) =>
      join(
        terms.map((term) => score(term, card)),
        semicolon,
      ),
  };
}
