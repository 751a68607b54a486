import { animals, corals, events } from '../cards/index.ts';
import { ABILITIES, OPS, seeAbilities } from './seen-abilities.ts';
import { FEEDINGS, seeFeeding } from './seen-feedings.ts';
import { MODIFIERS, seeModifiers, seeTriggers, TRIGGERS } from './seen-passives.ts';
import type { AtollStep, Mark } from './step.ts';
import { coverageHeuristic } from './coverage-heuristic.ts';

/**
 * Everything that cards can do and that matches must show sooner or later, and how to see it in a
 * step.
 */
export const coverage = {
  all: (): Readonly<Record<string, readonly string[]>> => ({
    'cards bought': [...animals, ...corals].map((card) => card.id),
    'feeding branches': [...FEEDINGS.keys()],
    abilities: ABILITIES,
    ops: OPS,
    modifiers: MODIFIERS,
    triggers: TRIGGERS,
    events: events.map((card) => card.id),
  }),
  seen(step: AtollStep, mark: Mark): void {
    for (const event of step.events) {
      if (event.type === 'animalPlaced' || event.type === 'coralPlaced')
        mark('cards bought', event.card);
      if (event.type === 'eventRevealed') mark('events', event.card);
    }
    seeFeeding(step, mark);
    seeAbilities(step, mark);
    seeModifiers(step, mark);
    seeTriggers(step, mark);
  },
  heuristic: coverageHeuristic,
};
