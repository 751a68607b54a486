import { animalCard } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import { findAnimal } from '../reef/animal-levels.ts';
import { putAnimal, type Animal, type Frame } from '../state.ts';
import type { TaskOf } from '../task.ts';
import { pickHandler } from './pick.ts';

export function canRest(
  animal: Animal,
  frame: Pick<Frame, 'card'>,
  task: TaskOf<'unfatigue'>,
): boolean {
  if (animal.fatigue === 0 || (task.another && animal.card === frame.card)) return false;
  return matchesAnimal(task.filter, animalCard(animal.card), animal.level);
}

/** Takes one Fatigue off each of the animals picked. */
export const unfatigue = pickHandler<TaskOf<'unfatigue'>>({
  kind: 'rest',
  row: (reef) => reef.animals,
  refusal(reef, frame, task, slot) {
    const animal = reef.animals[slot] as Animal;
    if (canRest(animal, frame, task)) return undefined;
    if (task.another && animal.card === frame.card) return 'needs-another';
    return animal.fatigue === 0 ? 'not-fatigued' : 'not-a-target';
  },
  take(ctx, frame, card) {
    const reef = reefOf(ctx.state, frame.seat);
    const animal = findAnimal(reef, card);
    if (animal) putAnimal(reef, { ...animal, fatigue: animal.fatigue - 1 });
    ctx.events.push({ type: 'rested', seat: frame.seat, card });
  },
});
