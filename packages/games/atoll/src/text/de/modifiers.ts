import type { Modifier } from '../../vocabulary.ts';
import type { Catalogue } from '../catalogue.ts';
import { modifierIn } from '../neutral/by-kind.ts';
import { changesOf, type AboutAnimals } from '../neutral/changes.ts';
import { join, say, type Phrase } from '../phrase.ts';
import { all } from './format.ts';
import { filterIn } from './kinds.ts';
import { incomes } from './names.ts';
import { atLeast, coins, colonies, filterWords, icon, one, plankton, pollution } from './words.ts';

const notBelow = (min: number): string => (min > 0 ? ` (mindestens ${min})` : '');

/** The phrase about the animals that a modifier affects. */
const saidOfThem = (modifier: AboutAnimals): Phrase => {
  const { by } = modifier;
  return modifier.modifier === 'coloniesNeeded'
    ? say`brauchen ${by} ${colonies(by)} weniger`
    : say`kosten ${by} ${coins(by)} weniger${notBelow(modifier.min)}`;
};
const ofAnimals = (modifier: AboutAnimals): Phrase =>
  say`${filterIn(modifier.filter, 'many')} ${saidOfThem(modifier)}`;

export const modifiers: Catalogue['modifiers'] = {
  coloniesNeeded: ofAnimals,
  animalPrice: ofAnimals,
  growthPrice: ({ by, min }) =>
    say`das Wachsen einer ${colonies(1)} kostet ${by} ${plankton} weniger${notBelow(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`${by} ${plankton} mehr in jeder Erholung`
      : say`eine Algenblüte bringt ${by} ${plankton} mehr für jede ${pollution(1)}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) => {
    const brought = all([
      ...(coin > 0 ? [say`${coin} ${coins(coin)}`] : []),
      ...(drift > 0 ? [say`${drift} ${plankton}`] : []),
      ...(dirt > 0 ? [say`${dirt} ${pollution(dirt)}`] : []),
    ]);
    return say`${icon(choice, incomes[choice])} bringen ${brought} mehr`;
  },
  hunts: ({ by }) => say`${by} ${icon('hunt', one(by, 'Jagd', 'Jagden'))} mehr in jeder Runde`,
  feedPrice: ({ by }) => say`Füttern mit ${plankton} kostet ${by} ${plankton} mehr`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`keine ${icon('hunt', 'Jagd')}` : say`keine Wasserreinigung`,
};

export const modifiersShort: Catalogue['modifiersShort'] = {
  coloniesNeeded: ({ filter, by }) => say`${filterWords(filter, 2)} −${by} ${colonies(by)}`,
  animalPrice: ({ filter, by, min }) =>
    say`${filterWords(filter, 2)} −${by} ${coins(by)}${atLeast(min)}`,
  growthPrice: ({ by, min }) => say`+1 ${colonies(1)}: −${by} ${plankton}${atLeast(min)}`,
  yield: ({ of, by }) =>
    of === 'colonies'
      ? say`Erholung: +${by} ${plankton}`
      : say`Blüte: +${by} ${plankton} / ${pollution(1)}`,
  income: ({ choice, coins: coin = 0, plankton: drift = 0, pollution: dirt = 0 }) =>
    say`${icon(choice, incomes[choice])}${[
      ...(coin > 0 ? say` +${coin} ${coins(coin)}` : []),
      ...(drift > 0 ? say` +${drift} ${plankton}` : []),
      ...(dirt > 0 ? say` +${dirt} ${pollution(dirt)}` : []),
    ]}`,
  hunts: ({ by }) => say`+${by} ${icon('hunt', one(by, 'Jagd', 'Jagden'))}`,
  feedPrice: ({ by }) => say`${icon('rise', 'Füttern')} +${by} ${plankton}`,
  forbid: ({ what }) =>
    what === 'hunt' ? say`keine ${icon('hunt', 'Jagd')}` : say`keine Wasserreinigung`,
};

/** Each change; phrases about the same animals are joined. */
export const changeWords = (list: readonly Modifier[]): readonly Phrase[] =>
  changesOf(list).map((change) => {
    if (change.of === 'one') return modifierIn(modifiers, change.modifier);
    const [first] = change.modifiers;
    const animals = first === undefined ? [] : filterIn(first.filter, 'many');
    return say`${animals} ${join(change.modifiers.map(saidOfThem), ' und ')}`;
  });
