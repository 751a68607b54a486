import { basicCoral, corals, type AnimalCard } from '../../src/cards/index.ts';
import type { CoralAbility, Op } from '../../src/vocabulary.ts';

/** The corals of the deck, and the basic one. */
export const allCorals = [...corals, basicCoral];
/** How many different values there are. */
export const distinct = (values: readonly unknown[]): number =>
  new Set(values.map((value) => JSON.stringify(value))).size;

/** An op with those that it repeats or offers. */
export function flat(list: readonly Op[]): readonly Op[] {
  return list.flatMap((op) =>
    op.op === 'upTo'
      ? [op, ...flat(op.do)]
      : op.op === 'oneOf'
        ? [op, ...op.options.flatMap(flat)]
        : [op],
  );
}

/** What a coral brings about, its trigger included. */
export function coralOps(ability: CoralAbility): readonly Op[] {
  if (ability.type === 'immediate' || ability.type === 'action') return flat(ability.do);
  return ability.type === 'passive' ? flat(ability.trigger?.do ?? []) : [];
}

/** What an animal brings about on its way, not at the end of the match. */
export const riderOps = (card: AnimalCard): readonly Op[] =>
  card.effects.flatMap((effect) => (effect.on === 'end' ? [] : flat(effect.do)));
