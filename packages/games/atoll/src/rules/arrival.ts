import { animalCard, coralCard, isCoral } from '../cards/index.ts';
import { pushFrame, reefOf } from '../context.ts';
import type { AutoHandler } from '../resolution/handler.ts';
import { raise } from '../reef/animal-levels.ts';
import { listeners } from '../modifiers.ts';
import { refill as refillOffer } from '../pile.ts';
import type { TaskOf } from '../task.ts';

/** Triggers cards that react to the purchase of a coral; a coral does not react to its own. */
export const announce: AutoHandler<TaskOf<'announce'>> = {
  run(ctx, frame) {
    const reef = reefOf(ctx.state, frame.seat);
    for (const { card, trigger } of listeners(ctx.state, reef, 'bought'))
      if (card !== frame.card) pushFrame(ctx, frame.seat, { card, todo: trigger.do });
    for (const animal of reef.animals) {
      const { feed } = animalCard(animal.card);
      if (feed.kind === 'passive' && feed.on === 'bought')
        raise(ctx, frame.seat, { card: animal.card, cause: 'passive' });
    }
    return [];
  },
};

/**
 * The effect of a card on its arrival: a coral's Immediate effect, an animal's effect on purchase.
 */
export const enter: AutoHandler<TaskOf<'enter'>> = {
  run(ctx, frame) {
    if (!isCoral(frame.card)) return animalCard(frame.card).onEnter;
    const { ability } = coralCard(frame.card);
    if (ability.type === 'immediate') return ability.do;
    if (ability.type !== 'passive') return [];
    // A coral that allows more hunts grants the first of them at once.
    for (const modifier of ability.modifiers ?? [])
      if (modifier.modifier === 'hunts') reefOf(ctx.state, frame.seat).huntsReady += modifier.by;
    return [];
  },
};

/** The offer is refilled last, after the card's effect (rulebook, "Finally"; ruling 16). */
export const refill: AutoHandler<TaskOf<'refill'>> = {
  run(ctx, _frame, task) {
    refillOffer(ctx, task.offer, task.slot);
    return [];
  },
};
