import { chooseEach } from '../resolution/answers.ts';
import { animalCard } from '../cards/index.ts';
import { reefOf } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import type { AskHandler } from '../resolution/handler.ts';
import { findAnimal } from '../reef/animal-levels.ts';
import { refuse } from '../reason.ts';
import { refuseAbsent } from '../rules/refuse-absent.ts';
import { putAnimal, type Animal } from '../state.ts';
import type { TaskOf } from '../task.ts';

const fits = (animal: Animal, task: TaskOf<'fatigue'>): boolean =>
  matchesAnimal(task.filter, animalCard(animal.card), animal.level);

/** Fatigues an own animal that the owner chooses; asked only if there are several. */
export const fatigue: AskHandler<TaskOf<'fatigue'>> = {
  takesOnlyAnswer: true,
  question: (task) => ({ kind: 'tire', count: task.tokens, of: '' }),
  candidates: (state, frame) => chooseEach(reefOf(state, frame.seat).animals),
  check(state, frame, task, answer, reasons) {
    if (answer.type !== 'choose') return refuse(reasons, 'not-an-option');
    const animal = findAnimal(reefOf(state, frame.seat), answer.card);
    if (!animal) return refuseAbsent(reasons, reefOf(state, frame.seat), answer.card);
    return fits(animal, task) || refuse(reasons, 'not-a-target');
  },
  step(ctx, frame, task, answer) {
    const reef = reefOf(ctx.state, frame.seat);
    const animal = answer.type === 'choose' ? findAnimal(reef, answer.card) : undefined;
    if (!animal) return [];
    putAnimal(reef, { ...animal, fatigue: animal.fatigue + task.tokens });
    ctx.events.push({ type: 'tired', seat: frame.seat, card: animal.card, tokens: task.tokens });
    return [];
  },
};
