import type { CardId } from '../../vocabulary.ts';
import type { Catalogue, StandingDetails } from '../catalogue.ts';
import type { Phrase } from '../phrase.ts';
import type { Grammar } from './grammar.ts';
import { tokenPhrasesOf } from './tokens.ts';

/** The details of a card's standing with the cards that change it, and the gains, in words. */
type InWords<D> = Omit<D, 'because'> & { readonly because: Phrase; readonly gains: Phrase };

/** The words of a language for the current state of a card, a short sentence each. */
export type StandingWords = {
  readonly [K in keyof StandingDetails]: (details: InWords<StandingDetails[K]>) => Phrase;
};

/** What some details have. */
interface Known {
  readonly because?: readonly CardId[];
  readonly coins?: number;
  readonly plankton?: number;
}

/** The current state of cards in one language. */
export function standingPhraseOf(grammar: Grammar, words: StandingWords): Catalogue['standing'] {
  const { all, cardWord } = grammar;
  const { tokensShown } = tokenPhrasesOf(grammar);
  return <K extends keyof StandingDetails>(kind: K, details: StandingDetails[K]) => {
    const known: object = details;
    const { because = [], coins = 0, plankton = 0 }: Known = known;
    const inWords = {
      ...details,
      because: all(because.map((card) => [cardWord(card)])),
      gains: tokensShown({ coins, plankton }),
    };
    return words[kind](inWords as InWords<StandingDetails[K]>);
  };
}
