import type { Modifier } from '../../vocabulary.ts';

/** Modifiers of the requirements or prices of animals. */
export type AboutAnimals = Extract<Modifier, { modifier: 'coloniesNeeded' | 'animalPrice' }>;

const isAboutAnimals = (modifier: Modifier): modifier is AboutAnimals =>
  modifier.modifier === 'coloniesNeeded' || modifier.modifier === 'animalPrice';

/** One change, or several of exactly the same animals, which share one phrase. */
export type Change =
  | { readonly of: 'one'; readonly modifier: Modifier }
  | { readonly of: 'animals'; readonly modifiers: readonly AboutAnimals[] };

/** @returns the changes in their order, with changes of the same animals joined */
export function changesOf(modifiers: readonly Modifier[]): readonly Change[] {
  return modifiers.reduce<readonly Change[]>((list, modifier) => {
    if (!isAboutAnimals(modifier)) return [...list, { of: 'one', modifier }];
    const last = list.at(-1);
    const same =
      last?.of === 'animals' &&
      JSON.stringify(last.modifiers[0]?.filter) === JSON.stringify(modifier.filter);
    return same
      ? [...list.slice(0, -1), { of: 'animals', modifiers: [...last.modifiers, modifier] }]
      : [...list, { of: 'animals', modifiers: [modifier] }];
  }, []);
}
