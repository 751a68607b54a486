import { categories, type EventCard, type SoloRank } from '../cards/index.ts';
import type { ScoreCategory } from '../score.ts';
import type { Category, CoralAbility, CoralForm, EventEffect, Side } from '../vocabulary.ts';
import { en } from './en/index.ts';

/** As it is printed on the cards: "Moray eels". */
export function categoryName(category: Category): string {
  return categories[category];
}

export function formName(form: CoralForm): string {
  return en.forms[form];
}

export function sideName(side: Side): string {
  return en.sides[side];
}

/** "Immediate effect", "End of game", "Action", "Passive". */
export function abilityType(type: CoralAbility['type']): string {
  return en.abilityTypes[type];
}

/** "Immediate event", "Persistent event". */
export function eventKind(kind: EventEffect['kind']): string {
  return en.eventKinds[kind];
}

/** "good", "bad". */
export function eventTone(tone: EventCard['tone']): string {
  return en.eventTones[tone];
}

/** The row of the score sheet. */
export function scoreCategory(category: ScoreCategory): string {
  return en.scores[category];
}

/** What a result alone is called. */
export function rankName(rank: SoloRank): string {
  return en.ranks[rank];
}

/** How Biodiversity is counted, in one sentence. */
export const biodiversityRule = en.biodiversity;
