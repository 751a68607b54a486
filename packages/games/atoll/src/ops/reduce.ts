import { chooseEach } from '../resolution/answers.ts';
import { animalCard } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { findAnimal, reduce as reduceAnimal } from '../reef/animal-levels.ts';
import { refuse } from '../reason.ts';
import { refuseAbsent } from '../rules/refuse-absent.ts';
import type { TaskOf } from '../task.ts';

/**
 * An effect reduces an own animal of the owner's choice. Shelter helps only in Feeding (ruling 37).
 */
export const reduce: AskHandler<TaskOf<'reduce'>> = {
  question: () => ({ kind: 'reduce', count: 1, of: '' }),
  candidates: (state, frame) => chooseEach(reefOf(state, frame.seat).animals),
  check(state, frame, task, answer, reasons) {
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    const animal = findAnimal(reefOf(state, frame.seat), answer.card);
    if (!animal) return refuseAbsent(reasons, reefOf(state, frame.seat), answer.card);
    return (
      matchesAnimal(task.filter, animalCard(animal.card), animal.level) ||
      refuse(reasons, 'not-a-target')
    );
  },
  step(ctx, frame, _task, answer) {
    if (answer.type === 'choose') reduceAnimal(ctx, frame.seat, answer.card);
    return [];
  },
};
