import { animalCard } from '../cards/index.ts';
import { pushFrame, reefOf } from '../context.ts';
import { findAnimal } from '../animal-levels.ts';
import { memoize } from '../memoize.ts';
import { refuse } from '../reason.ts';
import { branches, canMeet } from '../rules/branch.ts';
import type { Animal } from '../state.ts';
import type { ActionOf, Verb } from './verb.ts';

const feedings = memoize((animals: readonly Animal[]) =>
  animals.map(({ card }) => ({ type: 'feed', card }) as const),
);

/**
 * Main action 3: feeds one animal that is not tired and not at its top (rulebook, "Feeding"; ruling
 * 22).
 */
export const feed: Verb<ActionOf<'feed'>> = {
  candidates: (state, seat) => feedings(reefOf(state, seat).animals),
  check(state, seat, action, reasons) {
    const animal = findAnimal(reefOf(state, seat), action.card);
    if (!animal) return refuse(reasons, 'not-yours');
    const ways = branches(animalCard(animal.card).feed, animal.level);
    if (ways.length === 0) return refuse(reasons, 'passive-only');
    if (animal.fatigue > 0) return refuse(reasons, 'fatigued');
    if (animal.level === 3) return refuse(reasons, 'at-top');
    if (ways.some((branch) => canMeet(state, seat, { animal, branch }))) return true;
    for (const branch of ways) canMeet(state, seat, { animal, branch }, reasons);
    return false;
  },
  begin(ctx, seat, action) {
    ctx.events.push({ type: 'feedingBegan', seat, card: action.card });
    pushFrame(ctx, seat, { card: action.card, todo: [{ op: 'branch' }] });
  },
};
