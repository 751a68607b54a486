import { say, type Phrase } from '../phrase.ts';
import type { Grammar } from './grammar.ts';
import { tokensOf, type Gained } from './op-order.ts';

type Amounts = Readonly<Partial<Record<Gained, number>>>;

/** The numbers of tokens in a sentence; amounts of 0 are left out. */
export interface TokenPhrases {
  /** "1 coin, 2 plankton and 1 fish scale", as they are gained or paid. */
  readonly tokens: (amounts: Amounts) => Phrase;
  /** The same as they are present. */
  readonly tokensShown: (amounts: Amounts) => Phrase;
}

export const tokenPhrasesOf = ({ all, given, shown, nothing }: Grammar): TokenPhrases => {
  const inForm =
    (words: Grammar['given']) =>
    (amounts: Amounts): Phrase => {
      const parts = tokensOf(amounts).map(({ what, count }) => say`${count} ${words[what](count)}`);
      return parts.length > 0 ? all(parts) : [nothing];
    };
  return { tokens: inForm(given), tokensShown: inForm(shown) };
};
