import { YES_OR_NO } from '../resolution/answers.ts';
import { animalCard, scalesAtTop } from '../cards/index.ts';
import { pushFrame, reefOf } from '../context.ts';
import { matchesAnimal } from '../filter.ts';
import type { AskHandler, AutoHandler } from '../resolution/handler.ts';
import { findAnimal, raise } from '../reef/animal-levels.ts';
import { listeners } from '../modifiers.ts';
import { refuse } from '../reason.ts';
import { findCard, putAnimal, putCoral } from '../state.ts';
import type { TaskOf } from '../task.ts';

/** The fed animal rises and tires. */
export const fed: AutoHandler<TaskOf<'fed'>> = {
  run(ctx, frame, task) {
    const reef = reefOf(ctx.state, frame.seat);
    raise(ctx, frame.seat, { card: frame.card, cause: 'fed' });
    const animal = findAnimal(reef, frame.card);
    if (!animal) return [];
    putAnimal(reef, { ...animal, fatigue: animal.fatigue + task.tokens });
    ctx.events.push({ type: 'tired', seat: frame.seat, card: frame.card, tokens: task.tokens });
    return [];
  },
};

/** The partner in Symbiosis may rise as well, for free and without Fatigue (ruling 39). */
export const partner: AskHandler<TaskOf<'partner'>> = {
  question: () => ({ kind: 'partner', count: 0, of: '' }),
  candidates: () => YES_OR_NO,
  check(state, frame, _task, answer, reasons) {
    if (answer.type === 'no') return true;
    if (answer.type !== 'yes') return refuse(reasons, 'not-an-option');
    const reef = reefOf(state, frame.seat);
    const other = findAnimal(reef, findAnimal(reef, frame.card)?.partner ?? '');
    if (!other) return refuse(reasons, 'not-in-symbiosis');
    return other.level < 3 || refuse(reasons, 'at-top');
  },
  step(ctx, frame, _task, answer) {
    const card = findAnimal(reefOf(ctx.state, frame.seat), frame.card)?.partner ?? '';
    if (answer.type === 'yes') raise(ctx, frame.seat, { card, cause: 'partner' });
    return [];
  },
};

/**
 * Pays out the animals that reached their top during a feeding: the fed animal, its partner, then
 * passives in their order.
 */
export const tops: AutoHandler<TaskOf<'tops'>> = {
  run(ctx, frame, task) {
    for (const card of [...task.fed, ...task.partner, ...task.others].toReversed())
      pushFrame(ctx, frame.seat, { card, todo: [{ op: 'payout' }] });
    return [];
  },
};

/**
 * Fish scales for an animal at its top, its own "immediately" effect, then corals with a trigger,
 * then the event in force.
 */
export const payout: AutoHandler<TaskOf<'payout'>> = {
  run(ctx, frame) {
    const animal = animalCard(frame.card);
    const reef = reefOf(ctx.state, frame.seat);
    for (const { card, trigger } of listeners(ctx.state, reef, 'top'))
      if (trigger.on === 'top' && matchesAnimal(trigger.filter, animal, 3))
        pushFrame(ctx, frame.seat, { card, todo: trigger.do });
    pushFrame(ctx, frame.seat, {
      card: frame.card,
      todo: [{ op: 'gain', scales: scalesAtTop(animal) }, ...animal.onTop],
    });
    return [];
  },
};

/** A coral that acted is tired (rulebook, "Coral Actions"). */
export const tire: AutoHandler<TaskOf<'tire'>> = {
  run(ctx, frame) {
    const reef = reefOf(ctx.state, frame.seat);
    const coral = findCard(reef.corals, frame.card);
    if (coral) putCoral(reef, { ...coral, fatigue: coral.fatigue + 1 });
    ctx.events.push({ type: 'tired', seat: frame.seat, card: frame.card, tokens: 1 });
    return [];
  },
};
