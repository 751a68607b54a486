import type { AnimalFilter, Count } from '../../vocabulary.ts';
import { say, type Phrase } from '../phrase.ts';
import { limitOf, type Counted } from './counting.ts';
import type { Grammar, Rates, ThingWords } from './grammar.ts';

/** The words of counted things by the words of each kind of them. */
export const countWordsOf =
  (
    things: ThingWords,
    animals: (filter: AnimalFilter, count: number) => Phrase,
  ): ((counted: Count, count: number) => Phrase) =>
  (counted, count) => {
    if (counted.per === 'animals') return animals(counted.filter ?? {}, count);
    return counted.per === 'corals'
      ? things.corals(counted.filter ?? {}, count)
      : things[counted.per](count);
  };

/** The limit of a price where there are icons instead of words; a limit of 0 is none. */
export const atLeast = (limit: number): string => (limit > 0 ? ` ≥ ${limit}` : '');

/** The rates of a language. */
export function ratesOf({ filter, rate }: Pick<Grammar, 'filter' | 'rate'>): Rates {
  const shortOf = countWordsOf(rate.short, ({ level, ...rest }, count) => {
    const kind = filter(rest, count);
    return level === undefined ? kind : say`${kind} ${rate.levels[level]}`;
  });
  const limited = (things: Phrase, counted: Counted, words: (limit: number) => Phrase): Phrase => {
    const limit = limitOf(counted);
    return limit === undefined ? things : say`${things}${words(limit)}`;
  };
  return {
    rateWords: (counted, word, { among = '' } = {}) => {
      const { every = 1 } = counted;
      const things = every === 1 ? rate.each(counted) : rate.every(counted, every);
      return limited(say`${things}${among}`, counted, (limit) =>
        rate.atMost(say`${limit} ${word(limit)}`),
      );
    },
    rateShort: (counted) => {
      const { every = 1 } = counted;
      const things =
        every === 1 ? say` / ${shortOf(counted, 1)}` : say` / ${every} ${shortOf(counted, every)}`;
      return limited(things, counted, (limit) => say` ≤ ${limit}`);
    },
  };
}
