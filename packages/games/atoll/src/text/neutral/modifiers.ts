import type { AnimalFilter, Modifier } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { join, say, type IconPart, type Phrase } from '../phrase.ts';
import { modifierIn } from './by-kind.ts';
import { changesOf, type AboutAnimals } from './changes.ts';
import type { Grammar } from './grammar.ts';
import { atLeast } from './rates.ts';

/** The words of a language for changes by cards in play. */
export interface ModifierWords {
  /** The animals as the subject. */
  readonly animals: (filter: AnimalFilter) => Phrase;
  readonly needLess: (colonies: number) => Phrase;
  readonly costLess: (coins: number) => Phrase;
  readonly growthCostsLess: (plankton: number) => Phrase;
  /** " (at least 1)" */
  readonly notBelow: (min: number) => string;
  readonly moreInRecovery: (plankton: number) => Phrase;
  readonly moreOfBloom: (plankton: number) => Phrase;
  /** One of several things that an income brings in addition. */
  readonly more: (count: number, token: IconPart) => Phrase;
  readonly bring: (guests: IconPart, brought: Phrase) => Phrase;
  readonly moreHunts: (count: number) => Phrase;
  readonly feedingCostsMore: (plankton: number) => Phrase;
  readonly noHunt: () => Phrase;
  readonly noPurification: () => Phrase;
  readonly and: string;
  readonly short: {
    readonly recovery: (more: Phrase) => Phrase;
    readonly bloom: (more: Phrase) => Phrase;
    readonly hunts: (count: number) => IconPart;
    readonly feeding: IconPart;
    readonly noHunt: () => Phrase;
    readonly noPurification: () => Phrase;
  };
}

export interface ModifierPhrases extends Pick<Catalogue, 'modifiers' | 'modifiersShort'> {
  /** Each change; phrases about the same animals are joined. */
  readonly changes: (list: readonly Modifier[]) => readonly Phrase[];
}

type Income = Extract<Modifier, { modifier: 'income' }>;

export function modifierPhrasesOf(
  { all, colon, filter: filterWords, given, shown }: Grammar,
  words: ModifierWords & Pick<Catalogue, 'incomes'>,
): ModifierPhrases {
  const { short, incomes } = words;
  const notBelow = (min: number): string => (min > 0 ? words.notBelow(min) : '');
  const guests = ({ choice }: Income): IconPart => ({ icon: choice, word: incomes[choice] });
  /** What an income brings in addition, with `said` for each kind of token. */
  const brought = (
    { coins = 0, plankton = 0, pollution = 0 }: Income,
    tokens: Grammar['given'],
    said: ModifierWords['more'],
  ): readonly Phrase[] => [
    ...(coins > 0 ? [said(coins, tokens.coins(coins))] : []),
    ...(plankton > 0 ? [said(plankton, tokens.plankton(plankton))] : []),
    ...(pollution > 0 ? [said(pollution, tokens.pollution(pollution))] : []),
  ];

  /** The phrase about the animals that a modifier affects. */
  const saidOfThem = (modifier: AboutAnimals): Phrase =>
    modifier.modifier === 'coloniesNeeded'
      ? words.needLess(modifier.by)
      : say`${words.costLess(modifier.by)}${notBelow(modifier.min)}`;
  const ofAnimals = (modifier: AboutAnimals): Phrase =>
    say`${words.animals(modifier.filter)} ${saidOfThem(modifier)}`;

  const modifiers: Catalogue['modifiers'] = {
    coloniesNeeded: ofAnimals,
    animalPrice: ofAnimals,
    growthPrice: ({ by, min }) => say`${words.growthCostsLess(by)}${notBelow(min)}`,
    yield: ({ of, by }) => (of === 'colonies' ? words.moreInRecovery(by) : words.moreOfBloom(by)),
    income: (income) => words.bring(guests(income), all(brought(income, given, words.more))),
    hunts: ({ by }) => words.moreHunts(by),
    feedPrice: ({ by }) => words.feedingCostsMore(by),
    forbid: ({ what }) => (what === 'hunt' ? words.noHunt() : words.noPurification()),
  };

  const modifiersShort: Catalogue['modifiersShort'] = {
    coloniesNeeded: ({ filter, by }) => say`${filterWords(filter, 2)} −${by} ${shown.colonies(by)}`,
    animalPrice: ({ filter, by, min }) =>
      say`${filterWords(filter, 2)} −${by} ${shown.coins(by)}${atLeast(min)}`,
    growthPrice: ({ by, min }) =>
      say`+1 ${shown.colonies(1)}${colon}−${by} ${shown.plankton(by)}${atLeast(min)}`,
    yield: ({ of, by }) => {
      const more = say`+${by} ${shown.plankton(by)}`;
      return of === 'colonies'
        ? short.recovery(more)
        : short.bloom(say`${more} / ${shown.pollution(1)}`);
    },
    income: (income) =>
      say`${guests(income)}${join(
        brought(income, shown, (count, token) => say` +${count} ${token}`),
        '',
      )}`,
    hunts: ({ by }) => say`+${by} ${short.hunts(by)}`,
    feedPrice: ({ by }) => say`${short.feeding} +${by} ${shown.plankton(by)}`,
    forbid: ({ what }) => (what === 'hunt' ? short.noHunt() : short.noPurification()),
  };

  return {
    ...{ modifiers, modifiersShort },
    changes: (list) =>
      changesOf(list).map((change) => {
        if (change.of === 'one') return modifierIn(modifiers, change.modifier);
        const [first] = change.modifiers;
        const animals = first === undefined ? [] : words.animals(first.filter);
        return say`${animals} ${join(change.modifiers.map(saidOfThem), words.and)}`;
      }),
  };
}
