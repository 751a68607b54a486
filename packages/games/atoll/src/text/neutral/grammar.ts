import type { AnimalFilter, Count, CoralFilter, Level } from '../../vocabulary.ts';
import type { IconPart, Phrase } from '../phrase.ts';
import type { Counted } from './counting.ts';
import type { Lexicon } from './lexicon.ts';

/** The words for tokens, as they stand after a number. */
export interface TokenWords {
  readonly coins: (count: number) => IconPart;
  readonly plankton: (count: number) => IconPart;
  readonly scales: (count: number) => IconPart;
  readonly popularity: (count: number) => IconPart;
  readonly pollution: (count: number) => IconPart;
  readonly fatigue: (count: number) => IconPart;
  readonly colonies: (count: number) => IconPart;
}

/** The words for the counted things, without their number. */
export interface ThingWords {
  readonly corals: (filter: CoralFilter, count: number) => Phrase;
  readonly colonies: (count: number) => Phrase;
  readonly pairs: (count: number) => Phrase;
  readonly otherCategories: (count: number) => Phrase;
  readonly fishCategories: (count: number) => Phrase;
}

/** The words of rates: an amount for a number of things. */
export interface RateWords {
  /** " for each Crustacean" */
  readonly each: (counted: Count) => Phrase;
  /** " for every 2 colonies" */
  readonly every: (counted: Count, every: number) => Phrase;
  /** " (at most 6 points)" */
  readonly atMost: (limit: Phrase) => Phrase;
  /** The things in icons, with as few words as possible. */
  readonly short: ThingWords;
  /** The levels where there is little room. */
  readonly levels: Readonly<Record<Level, string>>;
}

/** The forms of words from which the texts of a language are composed. */
export interface Grammar extends Pick<Lexicon, 'all' | 'cardWord'> {
  /** Between a label and its text: ": ". */
  readonly colon: string;
  /** Between two parts of a sentence: "; ". */
  readonly semicolon: string;
  /** The words of a filter, without number: "Small Fish", "Crustaceans at high". */
  readonly filter: (filter: AnimalFilter, count: number) => Phrase;
  /** Tokens that are gained, paid or needed. */
  readonly given: TokenWords;
  /** Tokens that are present, and tokens among icons. */
  readonly shown: TokenWords;
  readonly points: (count: number) => string;
  readonly nothing: string;
  readonly rate: RateWords;
}

/** A rate in the long or the short form, with a word for the gained token. */
export interface Rates {
  /** " for each Crustacean (at most 6 points)"; `among` stands after the things counted. */
  readonly rateWords: (
    counted: Counted,
    word: (count: number) => IconPart | string,
    options?: { readonly among?: string },
  ) => Phrase;
  /** " / 2 colonies ≤ 6" */
  readonly rateShort: (counted: Counted) => Phrase;
}
