import type { ReasonCode } from '../../reason.ts';
import type { AnimalFilter } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Phrase } from '../phrase.ts';

/** The numbers of a refusal; a number that is not given is 0. */
interface Numbers {
  /** What the action costs or needs. */
  readonly need: number;
  /** How much of it the seat has. */
  readonly have: number;
  /** Its best place has so much of it; negative without any place. */
  readonly best: number;
  readonly least: number;
  readonly most: number;
}

/** The words of a language for refusals: the obstacle and, where it helps, the requirement. */
export interface ReasonWords {
  readonly reasons: Readonly<
    Record<Exclude<ReasonCode, 'no-cell' | 'no-prey'>, (numbers: Numbers) => Phrase>
  >;
  readonly noCell: () => Phrase;
  readonly noGoodCell: (need: number, best: number) => Phrase;
  readonly tooLittlePrey: () => Phrase;
  readonly noPrey: (need: number, filter: AnimalFilter) => Phrase;
  /** A refusal with a code unknown to this version. */
  readonly unknownReason: () => Phrase;
}

type Details = Readonly<Record<string, string | number>>;

const numbersOf = (details: Details): Numbers => {
  const number = (key: keyof Numbers): number => Number(details[key] ?? 0);
  return {
    ...{ need: number('need'), have: number('have'), best: number('best') },
    ...{ least: number('least'), most: number('most') },
  };
};

/** Why an action is refused, in one language; an unknown code gets a general text. */
export const reasonPhraseOf =
  (words: ReasonWords): Catalogue['reason'] =>
  (code, details) => {
    const numbers = numbersOf(details);
    const { need, best } = numbers;
    if (code === 'no-cell') return best < 0 ? words.noCell() : words.noGoodCell(need, best);
    if (code === 'no-prey')
      return need === 0
        ? words.tooLittlePrey()
        : words.noPrey(need, JSON.parse(String(details['prey'])) as AnimalFilter);
    const said = Object.hasOwn(words.reasons, code)
      ? words.reasons[code as keyof typeof words.reasons]
      : words.unknownReason;
    return said(numbers);
  };
