import type { Modifier } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { modifierIn } from '../neutral/by-kind.ts';
import { changesOf, type AboutAnimals } from '../neutral/changes.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { incomes } from './names.ts';
import {
  atLeast,
  coins,
  colonies,
  filterWords,
  hunts,
  icon,
  planktons,
  pollution,
} from './words.ts';

const notBelow = (min: number): string => (min > 0 ? ` (nejméně ${min})` : '');

/** The phrase about the animals that a modifier affects. */
const saidOfThem = (modifier: AboutAnimals): Phrase => {
  const { by } = modifier;
  return modifier.modifier === 'coloniesNeeded'
    ? say`potřebují o ${by} ${colonies(by)} méně`
    : say`stojí o ${by} ${coins(by)} méně${notBelow(modifier.min)}`;
};
const ofAnimals = (modifier: AboutAnimals): Phrase =>
  say`${filterWords(modifier.filter, 2)} ${saidOfThem(modifier)}`;

export const modifiers: Catalogue['modifiers'] = {
  coloniesNeeded: ofAnimals,
  animalPrice: ofAnimals,
  growthPrice: ({ by, min }) =>
    say`růst ${icon('colony', 'kolonie')} stojí o ${by} ${planktons(by)} méně${notBelow(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`při každé Obnově o ${by} ${planktons(by)} více`
      : say`Vodní květ přináší za každé ${pollution} o ${by} ${planktons(by)} více`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) => {
    const brought = all([
      ...(coin > 0 ? [say`o ${coin} ${coins(coin)}`] : []),
      ...(drift > 0 ? [say`o ${drift} ${planktons(drift)}`] : []),
      ...(dirt > 0 ? [say`o ${dirt} ${pollution}`] : []),
    ]);
    return say`${icon(choice, incomes[choice])} přinášejí ${brought} více`;
  },
  hunts: ({ by }) => say`v každém kole o ${by} ${hunts(by)} více`,
  feedPrice: ({ by }) =>
    say`krmení ${icon('plankton', 'planktonem')} stojí o ${by} ${planktons(by)} více`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`${icon('hunt', 'Lov')} je zakázaný` : say`Čištění vody je zakázané`,
};

export const modifiersShort: Catalogue['modifiersShort'] = {
  coloniesNeeded: ({ filter, by }) => say`${filterWords(filter, 2)} −${by} ${colonies(by, 'nom')}`,
  animalPrice: ({ filter, by, min }) =>
    say`${filterWords(filter, 2)} −${by} ${coins(by, 'nom')}${atLeast(min)}`,
  growthPrice: ({ by, min }) =>
    say`+1 ${colonies(1, 'nom')}: −${by} ${planktons(by, 'nom')}${atLeast(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`Obnova: +${by} ${planktons(by, 'nom')}`
      : say`Květ: +${by} ${planktons(by, 'nom')} / ${pollution}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) =>
    say`${icon(choice, incomes[choice])}${[
      ...(coin > 0 ? say` +${coin} ${coins(coin, 'nom')}` : []),
      ...(drift > 0 ? say` +${drift} ${planktons(drift, 'nom')}` : []),
      ...(dirt > 0 ? say` +${dirt} ${pollution}` : []),
    ]}`,
  hunts: ({ by }) => say`+${by} ${hunts(by, 'nom')}`,
  feedPrice: ({ by }) => say`${icon('rise', 'krmení')} +${by} ${planktons(by, 'nom')}`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`bez ${icon('hunt', 'Lovu')}` : say`bez Čištění vody`,
};

/** Each change; phrases about the same animals are joined. */
export const changeWords = (list: readonly Modifier[]): readonly Phrase[] =>
  changesOf(list).map((change) => {
    if (change.of === 'one') return modifierIn(modifiers, change.modifier);
    const [first] = change.modifiers;
    const animals = first === undefined ? [] : filterWords(first.filter, 2);
    return say`${animals} ${join(change.modifiers.map(saidOfThem), ' a ')}`;
  });
