import { animalCard } from '../cards/index.ts';
import { pushFrame, reefOf } from '../context.ts';
import { findAnimal } from '../reef/animal-levels.ts';
import { perCard } from '../memoize.ts';
import { refuse, type Reasons } from '../reason.ts';
import { branches, canMeet } from '../rules/branch.ts';
import type { Animal, AtollState } from '../state.ts';
import type { ActionOf, Verb } from './verb.ts';

/** Whether an animal can be fed now; adds the reasons for a refusal to the list, if given. */
function canFeed(state: AtollState, seat: number, animal: Animal, reasons?: Reasons): boolean {
  const ways = branches(animalCard(animal.card).feed, animal.level);
  if (ways.length === 0) return refuse(reasons, 'passive-only');
  if (animal.fatigue > 0) return refuse(reasons, 'fatigued');
  if (animal.level === 3) return refuse(reasons, 'at-top');
  for (const branch of ways) if (canMeet(state, seat, { animal, branch })) return true;
  if (reasons) for (const branch of ways) canMeet(state, seat, { animal, branch }, reasons);
  return false;
}

const feedingOf = perCard((card) => ({ type: 'feed', card }) as const);

/**
 * Main action 3: feeds one animal that is not tired and not at its top (rulebook, "Feeding"; ruling
 * 22).
 */
export const feed: Verb<ActionOf<'feed'>> = {
  list(state, seat, legal) {
    for (const animal of reefOf(state, seat).animals)
      if (animal.fatigue === 0 && animal.level < 3 && canFeed(state, seat, animal))
        legal.push(feedingOf(animal.card));
  },
  check(state, seat, action, reasons) {
    const animal = findAnimal(reefOf(state, seat), action.card);
    return animal ? canFeed(state, seat, animal, reasons) : refuse(reasons, 'not-yours');
  },
  begin(ctx, seat, action) {
    ctx.events.push({ type: 'feedingBegan', seat, card: action.card });
    pushFrame(ctx, seat, { card: action.card, todo: [{ op: 'branch' }] });
  },
};
