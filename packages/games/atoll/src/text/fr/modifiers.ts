import type { Modifier } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { modifierIn } from '../neutral/by-kind.ts';
import { changesOf, type AboutAnimals } from '../neutral/changes.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { incomes } from './names.ts';
import { atLeast, coins, colonies, filterWords, icon, one, plankton, pollution } from './words.ts';

const notBelow = (min: number): string => (min > 0 ? ` (${min} au minimum)` : '');

/** The phrase about the animals that a modifier affects. */
const saidOfThem = (modifier: AboutAnimals): Phrase => {
  const { by } = modifier;
  return modifier.modifier === 'coloniesNeeded'
    ? say`demandent ${by} ${colonies(by)} de moins`
    : say`coûtent ${by} ${coins(by)} de moins${notBelow(modifier.min)}`;
};
const ofAnimals = (modifier: AboutAnimals): Phrase =>
  say`les ${filterWords(modifier.filter, 2)} ${saidOfThem(modifier)}`;

export const modifiers: Catalogue['modifiers'] = {
  coloniesNeeded: ofAnimals,
  animalPrice: ofAnimals,
  growthPrice: ({ by, min }) =>
    say`faire pousser une ${colonies(1)} coûte ${by} ${plankton(by)} de moins${notBelow(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`${by} ${plankton(by)} de plus à chaque Récupération`
      : say`une Prolifération d’algues rapporte ${by} ${plankton(by)} de plus par ${pollution(1)}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) => {
    const brought = all([
      ...(coin > 0 ? [say`${coin} ${coins(coin)} de plus`] : []),
      ...(drift > 0 ? [say`${drift} ${plankton(drift)} de plus`] : []),
      ...(dirt > 0 ? [say`${dirt} ${pollution(dirt)} de plus`] : []),
    ]);
    return say`les ${icon(choice, incomes[choice])} rapportent ${brought}`;
  },
  hunts: ({ by }) =>
    say`${by} ${icon('hunt', one(by, 'Chasse', 'Chasses'))} de plus à chaque manche`,
  feedPrice: ({ by }) => say`nourrir avec du ${plankton(1)} coûte ${by} ${plankton(by)} de plus`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`${icon('hunt', 'Chasse')} interdite` : say`Épuration de l’eau interdite`,
};

export const modifiersShort: Catalogue['modifiersShort'] = {
  coloniesNeeded: ({ filter, by }) => say`${filterWords(filter, 2)} −${by} ${colonies(by)}`,
  animalPrice: ({ filter, by, min }) =>
    say`${filterWords(filter, 2)} −${by} ${coins(by)}${atLeast(min)}`,
  growthPrice: ({ by, min }) => say`+1 ${colonies(1)}\u202f: −${by} ${plankton(by)}${atLeast(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`Récup.\u202f: +${by} ${plankton(by)}`
      : say`Prolif.\u202f: +${by} ${plankton(by)} / ${pollution(1)}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) =>
    say`${icon(choice, incomes[choice])}${[
      ...(coin > 0 ? say` +${coin} ${coins(coin)}` : []),
      ...(drift > 0 ? say` +${drift} ${plankton(drift)}` : []),
      ...(dirt > 0 ? say` +${dirt} ${pollution(dirt)}` : []),
    ]}`,
  hunts: ({ by }) => say`+${by} ${icon('hunt', one(by, 'Chasse', 'Chasses'))}`,
  feedPrice: ({ by }) => say`${icon('rise', 'nourrir')} +${by} ${plankton(by)}`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`${icon('hunt', 'Chasse')} interdite` : say`Épuration de l’eau interdite`,
};

/** Each change; phrases about the same animals are joined. */
export const changeWords = (list: readonly Modifier[]): readonly Phrase[] =>
  changesOf(list).map((change) => {
    if (change.of === 'one') return modifierIn(modifiers, change.modifier);
    const [first] = change.modifiers;
    const animals = first === undefined ? [] : say`les ${filterWords(first.filter, 2)}`;
    return say`${animals} ${join(change.modifiers.map(saidOfThem), ' et ')}`;
  });
