import { animals, corals } from '../../cards/index.ts';
import { matchesAnimal } from '../../filter.ts';
import type { AnimalFilter, CoralFilter, Level } from '../../vocabulary.ts';

const LEVELS: readonly Level[] = [1, 2, 3];

/** Whether a filter matches all animals of the deck, at all levels, that the other one matches. */
export function includesAnimals(wide: AnimalFilter, narrow: AnimalFilter): boolean {
  return animals.every((card) =>
    LEVELS.every(
      (level) => !matchesAnimal(narrow, card, level) || matchesAnimal(wide, card, level),
    ),
  );
}

/** Whether a filter matches every coral, clean or polluted, that the other one matches. */
export function includesCorals(wide: CoralFilter, narrow: CoralFilter): boolean {
  const matches = (filter: CoralFilter, form: string, polluted: boolean): boolean =>
    (!filter.polluted || polluted) &&
    (!filter.clean || !polluted) &&
    (filter.form ?? form) === form;
  return corals.every(({ form }) =>
    [false, true].every(
      (polluted) => !matches(narrow, form, polluted) || matches(wide, form, polluted),
    ),
  );
}
