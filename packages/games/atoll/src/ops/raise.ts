import { animalCard } from '../cards/index.ts';
import { matchesAnimal } from '../filter.ts';
import { raise as raiseAnimal } from '../reef/animal-levels.ts';
import type { Animal } from '../state.ts';
import type { TaskOf } from '../task.ts';
import type { AnimalFilter } from '../vocabulary.ts';
import { pickHandler } from './pick.ts';

export function canRise(animal: Animal, filter: AnimalFilter): boolean {
  return animal.level < 3 && matchesAnimal(filter, animalCard(animal.card), animal.level);
}

/** Raises different animals one level each, without Fatigue. */
export const raise = pickHandler<TaskOf<'raise'>>({
  kind: 'raise',
  row: (reef) => reef.animals,
  refusal(reef, _frame, task, slot) {
    const animal = reef.animals[slot] as Animal;
    if (canRise(animal, task.filter)) return undefined;
    return animal.level === 3 ? 'at-top' : 'not-a-target';
  },
  take: (ctx, frame, card) => raiseAnimal(ctx, frame.seat, { card, cause: 'effect' }),
});
