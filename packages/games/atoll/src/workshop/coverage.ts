import type { AtollAction } from '../action.ts';
import { animals, corals } from '../cards/index.ts';
import type { AtollEvent } from '../event.ts';
import type { AtollState } from '../state.ts';
import { ABILITIES, OPS, seeAbilities } from './seen-abilities.ts';
import { FEEDINGS, seeFeeding } from './seen-feedings.ts';
import { MODIFIERS, seeModifiers, seeTriggers, TRIGGERS } from './seen-passives.ts';
import { toward } from './toward.ts';

/** One step of a match. `before` is the state in which the action was taken. */
export interface AtollStep {
  readonly before: AtollState;
  readonly after: AtollState;
  readonly seat: number;
  readonly action: AtollAction;
  readonly events: readonly AtollEvent[];
}

export type Mark = (category: string, item: string) => void;

/** Everything that cards can do and that matches must show sooner or later, and how to see it in a step. */
export const coverage = {
  all: (): Readonly<Record<string, readonly string[]>> => ({
    'cards bought': [...animals, ...corals].map((card) => card.id),
    'feeding branches': [...FEEDINGS.keys()],
    abilities: ABILITIES,
    ops: OPS,
    modifiers: MODIFIERS,
    triggers: TRIGGERS,
  }),
  seen(step: AtollStep, mark: Mark): void {
    for (const event of step.events)
      if (event.type === 'animalPlaced' || event.type === 'coralPlaced') mark('cards bought', event.card);
    seeFeeding(step, mark);
    seeAbilities(step, mark);
    seeModifiers(step, mark);
    seeTriggers(step, mark);
  },
  toward,
};
