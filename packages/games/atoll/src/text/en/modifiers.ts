import type { Modifier } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { modifierIn } from '../neutral/by-kind.ts';
import { changesOf, type AboutAnimals } from '../neutral/changes.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { incomes } from './names.ts';
import { atLeast, coins, colonies, filterWords, icon, one, plankton, pollution } from './words.ts';

const notBelow = (min: number): string => (min > 0 ? ` (at least ${min})` : '');

/** The phrase about the animals that a modifier affects. */
const saidOfThem = (modifier: AboutAnimals): Phrase => {
  const { by } = modifier;
  return modifier.modifier === 'coloniesNeeded'
    ? say`need ${by} fewer ${colonies(by)}`
    : say`cost ${by} ${coins(by)} less${notBelow(modifier.min)}`;
};
const ofAnimals = (modifier: AboutAnimals): Phrase =>
  say`${filterWords(modifier.filter, 2)} ${saidOfThem(modifier)}`;

export const modifiers: Catalogue['modifiers'] = {
  coloniesNeeded: ofAnimals,
  animalPrice: ofAnimals,
  growthPrice: ({ by, min }) =>
    say`growing a ${colonies(1)} costs ${by} ${plankton} less${notBelow(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`${by} more ${plankton} in each Recovery`
      : say`Algal Bloom brings ${by} more ${plankton} for each ${pollution}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) => {
    const brought = all([
      ...(coin > 0 ? [say`${coin} more ${coins(coin)}`] : []),
      ...(drift > 0 ? [say`${drift} more ${plankton}`] : []),
      ...(dirt > 0 ? [say`${dirt} more ${pollution}`] : []),
    ]);
    return say`${icon(choice, incomes[choice])} bring ${brought}`;
  },
  hunts: ({ by }) => say`${by} more ${icon('hunt', one(by, 'Hunt', 'Hunts'))} in each round`,
  feedPrice: ({ by }) => say`feeding with ${plankton} costs ${by} more ${plankton}`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`no ${icon('hunt', 'hunting')}` : say`no Water Purification`,
};

export const modifiersShort: Catalogue['modifiersShort'] = {
  coloniesNeeded: ({ filter, by }) => say`${filterWords(filter, 2)} −${by} ${colonies(by)}`,
  animalPrice: ({ filter, by, min }) =>
    say`${filterWords(filter, 2)} −${by} ${coins(by)}${atLeast(min)}`,
  growthPrice: ({ by, min }) => say`+1 ${colonies(1)}: −${by} ${plankton}${atLeast(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`Recovery: +${by} ${plankton}`
      : say`Bloom: +${by} ${plankton} / ${pollution}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) =>
    say`${icon(choice, incomes[choice])}${[
      ...(coin > 0 ? say` +${coin} ${coins(coin)}` : []),
      ...(drift > 0 ? say` +${drift} ${plankton}` : []),
      ...(dirt > 0 ? say` +${dirt} ${pollution}` : []),
    ]}`,
  hunts: ({ by }) => say`+${by} ${icon('hunt', one(by, 'Hunt', 'Hunts'))}`,
  feedPrice: ({ by }) => say`${icon('rise', 'feeding')} +${by} ${plankton}`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`no ${icon('hunt', 'hunting')}` : say`no Water Purification`,
};

/** Each change; phrases about the same animals are joined. */
export const changeWords = (list: readonly Modifier[]): readonly Phrase[] =>
  changesOf(list).map((change) => {
    if (change.of === 'one') return modifierIn(modifiers, change.modifier);
    const [first] = change.modifiers;
    const animals = first === undefined ? [] : filterWords(first.filter, 2);
    return say`${animals} ${join(change.modifiers.map(saidOfThem), ' and ')}`;
  });
