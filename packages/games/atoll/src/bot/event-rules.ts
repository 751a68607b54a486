import { eventCard } from '../cards/index.ts';
import { matchesAnimal } from '../filter.ts';
import type { EventsInPlay } from '../modifiers.ts';
import type { CardId } from '../vocabulary.ts';
import { cardSet, NO_CARDS, type CardSet } from './card-set.ts';
import { staticPoints } from './effects.ts';

/** The changes of turns by an event in force, beside incomes. */
export interface EventRules {
  readonly huntForbidden: boolean;
  readonly purificationForbidden: boolean;
  /** More plankton for a feeding paid in plankton. */
  readonly dearerFeeding: number;
  /** Plankton saved on a growth, and more of it for each pollution of a Bloom. */
  readonly cheaperGrowth: number;
  readonly richerBloom: number;
  /** The animals whose tops are rewarded, and the points of the reward. */
  readonly topsOf: CardSet;
  readonly topPoints: number;
}

export const NO_EVENT_RULES: EventRules = {
  huntForbidden: false,
  purificationForbidden: false,
  dearerFeeding: 0,
  cheaperGrowth: 0,
  richerBloom: 0,
  topsOf: NO_CARDS,
  topPoints: 0,
};

function rulesOf(card: CardId): EventRules {
  const event = eventCard(card);
  if (event.kind === 'immediate') return NO_EVENT_RULES;
  const { modifiers, trigger } = event;
  const top = trigger?.on === 'top' ? trigger : undefined;
  let rules = NO_EVENT_RULES;
  for (const rule of modifiers) {
    if (rule.modifier === 'forbid')
      rules = {
        ...rules,
        [rule.what === 'hunt' ? 'huntForbidden' : 'purificationForbidden']: true,
      };
    if (rule.modifier === 'feedPrice')
      rules = { ...rules, dearerFeeding: rules.dearerFeeding + rule.by };
    if (rule.modifier === 'growthPrice')
      rules = { ...rules, cheaperGrowth: rules.cheaperGrowth + rule.by };
    if (rule.modifier === 'yield' && rule.of === 'bloom')
      rules = { ...rules, richerBloom: rules.richerBloom + rule.by };
  }
  if (!top) return rules;
  return {
    ...rules,
    topsOf: cardSet((animal) => matchesAnimal(top.filter, animal, 3)),
    topPoints: staticPoints(top.do),
  };
}

const known = new Map<CardId, EventRules>();

/** The rules of the last revealed event. */
export function eventRules({ past }: EventsInPlay['events']): EventRules {
  const card = past[past.length - 1];
  if (card === undefined) return NO_EVENT_RULES;
  const rules = known.get(card) ?? rulesOf(card);
  known.set(card, rules);
  return rules;
}
